import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { readingMinutes } from '#domain/content/reading-minutes.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { uploadPicture } from '#session/admin-files.ts';
import { addRow, changeAdminRow, fetchAdminRow, type AdminRow } from '#session/admin-rows.ts';
import { useRemote } from '#session/use-remote.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { EntryForm } from './entry-form.tsx';
import { CheckField, SelectField, TextField } from './fields.tsx';
import { FileField, pictureTypes } from './file-field.tsx';
import { EntryHead } from './list-parts.tsx';
import {
  indianDay,
  noPost,
  postBest,
  postFaults,
  postLimits,
  postRowOf,
  postWordsOf,
  suggestedSlug,
  type EditedPost,
} from './post-words.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useCategories, useListedPosts, type CategoryName, type ListedPost } from './use-blog-rows.ts';
import { useEntry, type Entry } from './use-entry.ts';
import { slugOf } from './words.ts';

/** What a new post begins with: nothing, or what it shares with the post in the other language. */
type Opened = { row: AdminRow<'blog_posts'> | undefined; begin: EditedPost };

const twinPrefix = 'twin-';

/** Where a post is written, with its text as readers will see it beside it. `id`: of its row, new, or twin-<id>. */
export function PostEditor({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const ask = useCallback(() => open(userId, id), [userId, id]);
  const asked = useRemote(ask);
  const posts = useListedPosts(userId);
  const categories = useCategories(userId);
  const isNew = id === 'new' || id.startsWith(twinPrefix);
  return (
    <>
      <EntryHead title={t(isNew ? adminWords.addPost : adminWords.editPost)} list="blog" />
      <WhenAnswered asked={asked}>
        {(opened) => (
          <WhenAnswered asked={categories}>
            {(names) => (
              <WhenAnswered asked={posts}>
                {(all) => (
                  <PostForm userId={userId} draftKey={id} opened={opened} categories={names} posts={all} />
                )}
              </WhenAnswered>
            )}
          </WhenAnswered>
        )}
      </WhenAnswered>
    </>
  );
}

async function open(userId: string, id: string) {
  if (id === 'new') return { ok: true, value: { row: undefined, begin: noPost } as Opened } as const;
  const isTwin = id.startsWith(twinPrefix);
  const found = await fetchAdminRow(userId, 'blog_posts', isTwin ? id.slice(twinPrefix.length) : id);
  if (!found.ok) return found;
  const opened: Opened = isTwin
    ? { row: undefined, begin: twinOf(found.value) }
    : { row: found.value, begin: postWordsOf(found.value) };
  return { ok: true, value: opened } as const;
}

function twinOf(post: AdminRow<'blog_posts'>): EditedPost {
  const { translation_key: key, category_id: category, cover, featured, author_name: author } = post;
  return {
    ...noPost,
    language: post.language === 'en' ? 'hi' : 'en',
    translation_key: key ?? post.slug,
    category_id: category ?? '',
    cover: cover ?? '',
    featured,
    author_name: author,
  };
}

const labels = {
  title: adminWords.titleField,
  slug: adminWords.slug,
  language: adminWords.language,
  translation_key: adminWords.translationKey,
  excerpt: adminWords.excerpt,
  content: adminWords.postText,
  meta_title: adminWords.metaTitle,
  meta_description: adminWords.metaDescription,
  author_name: adminWords.author,
  tags: adminWords.tags,
  category_id: adminWords.category,
  cover: adminWords.cover,
  featured: adminWords.isFeatured,
  published: adminWords.isPublic,
  published_on: adminWords.publishedOn,
};

interface PostFormProps {
  userId: string;
  draftKey: string;
  opened: Opened;
  categories: readonly CategoryName[];
  posts: readonly ListedPost[];
}

function PostForm({ userId, draftKey, opened, categories, posts }: PostFormProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [row, setRow] = useState(opened.row);
  const entry = useEntry(userId, `post ${draftKey}`, {
    initial: opened.begin,
    base: row?.updated_at ?? '',
  });
  const { words, change } = entry;
  const now = useNow();
  const faults = postFaults(words, now);
  const twin = posts.find(
    (post) =>
      post.id !== row?.id &&
      post.language !== words.language &&
      // One that has no key yet goes by its address, and gets the key when this one is saved.
      words.translation_key !== '' &&
      (post.translation_key ?? post.slug) === words.translation_key,
  );
  const minutes = readingMinutes(words.content);

  async function save() {
    takeBackRefusal(adminWords.linkFailed);
    const saved = postRowOf(words, row, Date.now());
    const outcome = row
      ? await changeAdminRow(userId, 'blog_posts', { id: row.id, updated_at: entry.base }, saved)
      : await addRow(userId, 'blog_posts', saved);
    if (outcome.ok && twin && twin.translation_key === null) {
      const key = outcome.value.translation_key;
      const linked = await changeAdminRow(userId, 'blog_posts', { id: twin.id }, { translation_key: key });
      if (!linked.ok && !('theirs' in linked)) tellRefused(adminWords.linkFailed, linked.problem);
    }
    return outcome;
  }

  function onSaved(saved: AdminRow<'blog_posts'>): void {
    setRow(saved);
    tellDone(saved.published ? adminWords.postPublished : adminWords.postSaved);
    if (!row) void navigate({ to: '/admin/$', params: { _splat: `blog/${saved.id}` }, replace: true });
  }

  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      saveLabel={t(words.published ? adminWords.publishNow : adminWords.saveDraft)}
      save={save}
      wordsOf={postWordsOf}
      onSaved={onSaved}
      acts={
        row && (
          <>
            {!twin && (
              <LinkButton
                to="/admin/$"
                params={{ _splat: `blog/${twinPrefix}${row.id}` }}
                variant="default"
                data-testid="write-twin"
              >
                {t(row.language === 'en' ? adminWords.writeInHindi : adminWords.writeInEnglish)}
              </LinkButton>
            )}
          </>
        )
      }
      remove={
        row && {
          userId,
          table: 'blog_posts',
          row: { id: row.id, updated_at: row.updated_at },
          name: row.title,
          onRemoved: () => void navigate({ to: '/admin/$', params: { _splat: 'blog' } }),
        }
      }
    >
      {(fault) => (
        <>
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.titleField)}
              name="title"
              lang={words.language}
              isRequired
              most={postLimits.title}
              value={words.title}
              error={fault('title')}
              onChange={(title) =>
                change({
                  title,
                  // The address follows the title until somebody writes one, or readers have it.
                  ...(!row && words.slug === suggestedSlug(words.title) && { slug: suggestedSlug(title) }),
                })
              }
            />
            <TextField
              label={t(adminWords.slug)}
              name="slug"
              lang="en"
              isRequired
              description={t(row?.published ? adminWords.slugKept : adminWords.slugText)}
              most={postLimits.slug}
              value={words.slug}
              error={fault('slug')}
              onChange={(slug) => change({ slug })}
            />
            <SelectField
              label={t(adminWords.language)}
              value={words.language}
              onChange={(chosen) => change({ language: chosen, translation_key: '' })}
              options={[
                { value: 'en', label: 'English' },
                { value: 'hi', label: 'हिन्दी' },
              ]}
              testId="post-language"
            />
            <SelectField
              label={t(adminWords.twin)}
              value={twin?.id ?? ''}
              onChange={(chosen) => {
                const other = posts.find(({ id }) => id === chosen);
                change({ translation_key: other ? (other.translation_key ?? other.slug) : '' });
              }}
              options={[
                { value: '', label: t(adminWords.noTwin) },
                ...posts
                  .filter((post) => post.language !== words.language)
                  .map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
          </div>
          <TextField
            label={t(adminWords.excerpt)}
            name="excerpt"
            lang={words.language}
            rows={3}
            best={postBest.excerpt}
            most={postLimits.excerpt}
            value={words.excerpt}
            error={fault('excerpt')}
            onChange={(excerpt) => change({ excerpt })}
          />
          <PostText userId={userId} entry={entry} error={fault('content')} />
          <p className={classes.quiet} data-testid="reading-time">
            {t(adminWords.readingTime, { minutes: formatNumber(minutes, language) })}
          </p>
          <fieldset className={classes.fieldset}>
            <legend>{t(adminWords.forSearch)}</legend>
            <TextField
              label={t(adminWords.metaTitle)}
              name="meta_title"
              lang={words.language}
              best={postBest.metaTitle}
              most={postLimits.metaTitle}
              placeholder={words.title}
              value={words.meta_title}
              error={fault('meta_title')}
              onChange={(title) => change({ meta_title: title })}
            />
            <TextField
              label={t(adminWords.metaDescription)}
              name="meta_description"
              lang={words.language}
              rows={3}
              best={postBest.metaDescription}
              most={postLimits.metaDescription}
              placeholder={words.excerpt}
              value={words.meta_description}
              error={fault('meta_description')}
              onChange={(description) => change({ meta_description: description })}
            />
          </fieldset>
          <div className={classes.pair}>
            <SelectField
              label={t(adminWords.category)}
              value={words.category_id}
              onChange={(category) => change({ category_id: category })}
              options={[
                { value: '', label: t(adminWords.noCategory) },
                ...categories.map(({ id, name, name_hi: nameHi }) => ({
                  value: id,
                  label: language === 'hi' ? (nameHi ?? name) : name,
                })),
              ]}
            />
            <TextField
              label={t(adminWords.tags)}
              name="tags"
              lang={words.language}
              description={t(adminWords.tagsText)}
              most={postLimits.tags}
              value={words.tags}
              error={fault('tags')}
              onChange={(tags) => change({ tags })}
            />
            <TextField
              label={t(adminWords.author)}
              name="author_name"
              most={postLimits.author}
              value={words.author_name}
              error={fault('author_name')}
              onChange={(author) => change({ author_name: author })}
            />
            <TextField
              label={t(adminWords.cover)}
              name="cover"
              description={t(adminWords.coverText)}
              most={postLimits.cover}
              value={words.cover}
              error={fault('cover')}
              onChange={(cover) => change({ cover })}
            />
          </div>
          <fieldset className={classes.fieldset}>
            <legend>{t(adminWords.publication)}</legend>
            <CheckField
              label={t(adminWords.isPublic)}
              description={t(adminWords.isPublicText)}
              isChecked={words.published}
              onChange={(isChecked) => change({ published: isChecked })}
              testId="post-published"
            />
            <CheckField
              label={t(adminWords.isFeatured)}
              isChecked={words.featured}
              onChange={(isChecked) => change({ featured: isChecked })}
            />
            <TextField
              label={t(adminWords.publishedOn)}
              name="published_on"
              type="date"
              description={t(adminWords.publishedOnText)}
              max={indianDay(now)}
              most={10}
              value={words.published_on}
              error={fault('published_on')}
              onChange={(day) => change({ published_on: day })}
            />
          </fieldset>
        </>
      )}
    </EntryForm>
  );
}

const Preview = lazy(async () => ({ default: (await import('./post-preview.tsx')).PostPreview }));

interface PostTextProps {
  userId: string;
  entry: Entry<EditedPost>;
  error: string | undefined;
}

/** The text of a post, and beside it what readers will see. */
function PostText({ userId, entry: { words, change }, error }: PostTextProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const editor = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(true);
  // Drawing a long text anew for each letter would be felt.
  const text = useDeferredValue(words.content);
  const title = useDeferredValue(words.title);

  async function addPicture(file: File | undefined): Promise<void> {
    if (!file || isSending) return;
    takeBackRefusal(adminWords.pictureFailed);
    setIsSending(true);
    const stored = await uploadPicture(userId, 'blog_images', file);
    setIsSending(false);
    if (!stored.ok) {
      tellRefused(adminWords.pictureFailed, stored.problem);
      return;
    }
    const area = editor.current?.querySelector('textarea');
    const content = area?.value ?? words.content;
    const at = area?.selectionEnd ?? content.length;
    // What a picture shows is for its writer to say; its name is a beginning.
    const alt = slugOf(file.name.replace(/\.[^.]*$/, '')).replaceAll('-', ' ');
    const [before, after] = [content.slice(0, at).trimEnd(), content.slice(at).trimStart()];
    change({ content: [before, `![${alt}](${stored.value.url})`, after].filter(Boolean).join('\n\n') });
    tellDone(adminWords.pictureAdded);
  }

  return (
    <div className={classes.editor} ref={editor}>
      <div className={classes.field}>
        <TextField
          label={t(adminWords.postText)}
          name="content"
          lang={words.language}
          isRequired
          rows={20}
          description={t(adminWords.postTextHelp)}
          most={postLimits.content}
          value={words.content}
          error={error}
          onChange={(content) => change({ content })}
        />
        <FileField
          label={t(isSending ? adminWords.sendingPicture : adminWords.addPicture)}
          accept={pictureTypes}
          file={undefined}
          onFile={(file) => void addPicture(file)}
          testId="post-picture"
          isDisabled={!isOnline || isSending}
        />
      </div>
      <div className={classes.field}>
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={isPreviewed}
          onClick={() => setIsPreviewed((before) => !before)}
        >
          {t(isPreviewed ? adminWords.hidePreview : adminWords.showPreview)}
        </Button>
        {isPreviewed && (
          <Suspense fallback={<output className={classes.quiet}>{t(adminWords.loading)}</output>}>
            <Preview title={title} text={text} lang={words.language} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
