import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { SelectField, TextField } from './fields.tsx';
import { Badge, SectionHead } from './list-parts.tsx';
import { PostEditor } from './post-editor.tsx';
import { indianDay } from './post-words.ts';
import type { SectionProps } from './section.ts';
import { useCategories, useListedPosts, type ListedPost } from './use-blog-rows.ts';

/** The blog: all posts with filters, and one of them to be written. */
export function BlogSection({ userId, id }: SectionProps) {
  return id === undefined ? <PostList userId={userId} /> : <PostEditor userId={userId} id={id} />;
}

type StateFilter = 'all' | 'published' | 'draft' | 'featured';
type LanguageFilter = 'all' | 'en' | 'hi';

function PostList({ userId }: { userId: string }) {
  const { t, language } = useI18n();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<StateFilter>('all');
  const [written, setWritten] = useState<LanguageFilter>('all');
  const [category, setCategory] = useState('');
  const asked = useListedPosts(userId);
  const categories = useCategories(userId);
  const names = categories.found?.ok ? categories.found.value : [];
  return (
    <>
      <SectionHead
        title={t(adminWords.blog)}
        text={t(adminWords.blogText)}
        add={{ path: 'blog/new', label: t(adminWords.addPost) }}
      />
      <div className={classes.filters}>
        <TextField
          label={t(adminWords.search)}
          name="search"
          type="search"
          isRequired
          most={200}
          value={search}
          onChange={setSearch}
        />
        <SelectField<StateFilter>
          label={t(adminWords.state)}
          value={state}
          onChange={setState}
          options={[
            { value: 'all', label: t(adminWords.all) },
            { value: 'published', label: t(adminWords.published) },
            { value: 'draft', label: t(adminWords.draft) },
            { value: 'featured', label: t(adminWords.featured) },
          ]}
          testId="filter-state"
        />
        <SelectField<LanguageFilter>
          label={t(adminWords.language)}
          value={written}
          onChange={setWritten}
          options={[
            { value: 'all', label: t(adminWords.all) },
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
        />
        <SelectField
          label={t(adminWords.category)}
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: t(adminWords.all) },
            ...names.map(({ id, name, name_hi: nameHi }) => ({
              value: id,
              label: language === 'hi' ? (nameHi ?? name) : name,
            })),
          ]}
        />
      </div>
      <WhenAnswered asked={asked}>
        {(posts) => {
          const found = foundByWords(
            posts.filter((post) => isIn(post, state, written, category)),
            ({ title, tags, slug }) => [title, slug, ...tags],
            search,
          );
          return (
            <>
              <output className={classes.quiet}>
                {t(adminWords.countShown, { shown: found.length, all: posts.length })}
              </output>
              {found.length > 0 && (
                <ul className={classes.rows}>
                  {found.map((post) => (
                    <PostRow key={post.id} post={post} />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </WhenAnswered>
    </>
  );
}

function PostRow({ post }: { post: ListedPost }) {
  const { t, language } = useI18n();
  const { id, title, slug, published, published_at: at, featured } = post;
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle} lang={post.language}>
          <Link to="/admin/$" params={{ _splat: `blog/${id}` }} lang={post.language}>
            {title}
          </Link>
        </p>
        <span className={classes.quiet}>
          /blog/{slug}
          {at !== null && ` · ${civilDateText(indianDay(Date.parse(at)), language)}`}
        </span>
      </div>
      <div className={classes.rowActs}>
        <Badge lang={post.language}>{post.language === 'hi' ? 'हिन्दी' : 'English'}</Badge>
        {featured && <Badge tone="gold">{t(adminWords.featured)}</Badge>}
        <Badge tone={published ? 'good' : 'hidden'}>
          {t(published ? adminWords.published : adminWords.draft)}
        </Badge>
      </div>
    </li>
  );
}

function isIn(post: ListedPost, state: StateFilter, written: LanguageFilter, category: string): boolean {
  if (written !== 'all' && post.language !== written) return false;
  if (category !== '' && post.category_id !== category) return false;
  switch (state) {
    case 'all':
      return true;
    case 'published':
      return post.published;
    case 'draft':
      return !post.published;
    case 'featured':
      return post.featured;
  }
}
