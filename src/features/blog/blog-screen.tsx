import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Blog, PostSummary } from '#db/queries/content-blog.ts';
import { blogTexts as texts, otherLanguage } from '#i18n/catalogue/blog.ts';
import { formatNumber } from '#i18n/format.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './blog-screen.module.css';
import { filterPosts } from './filter-posts.ts';
import { BlogFilters } from './blog-filters.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostShape } from './post-shape.tsx';
import { useBlog, type BlogFailure } from './use-blog.ts';
import { useFilter, type BlogSearch } from './use-filter.ts';

export interface BlogScreenProps {
  search: BlogSearch;
  /** Writes what is looked for into the address, in the place of what it says now. */
  onSearch(search: BlogSearch): void;
}

/** All posts of one language, to be looked through by words and category. */
export function BlogScreen({ search, onSearch }: BlogScreenProps) {
  const { t } = useI18n();
  const { loaded, retry } = useBlog();
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      documentTitle={t(texts.documentTitle)}
      head={{
        path: '/blog',
        description: t(texts.description),
        jsonLd: [{ '@type': 'Blog', name: t(texts.title), description: t(texts.description), url: '/blog' }],
      }}
    >
      {loaded.kind === 'loading' && <Waiting />}
      {loaded.kind === 'failed' && <Failure failure={loaded.failure} onRetry={retry} />}
      {loaded.kind === 'loaded' && <Posts blog={loaded.value} search={search} onSearch={onSearch} />}
    </Screen>
  );
}

function Posts({ blog, search, onSearch }: BlogScreenProps & { blog: Blog }) {
  const { t, language: ofInterface } = useI18n();
  const filter = useFilter(search, onSearch);
  const status = useId();
  const language = search.lang ?? ofInterface;
  const inLanguage = blog.posts.filter((post) => post.language === language);
  const found = filterPosts(inLanguage, { query: filter.query, category: search.category });
  const featured = found.filter(({ isFeatured }) => isFeatured);
  const others = found.filter(({ isFeatured }) => !isFeatured);

  if (blog.posts.length === 0) return <EmptyState title={t(texts.noneYet)} text={t(texts.noneYetText)} />;
  return (
    <>
      <BlogFilters
        categories={blog.categories}
        typed={filter.typed}
        onType={filter.type}
        category={search.category}
        onCategory={filter.choose}
        statusId={status}
      />
      <output id={status} className="visually-hidden">
        {countText(found.length, t, ofInterface)}
      </output>
      {found.length === 0 ? (
        <EmptyState
          title={t(texts.noneFound)}
          text={t(texts.noneFoundText)}
          action={
            (filter.typed !== '' || search.category !== undefined) && (
              <Button variant="default" onClick={filter.clear}>
                {t(texts.showAll)}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Section title={t(texts.featuredPosts)} posts={featured} />
          <Section title={t(featured.length > 0 ? texts.morePosts : texts.allPosts)} posts={others} />
        </>
      )}
      <OtherLanguage blog={blog} shown={language} onShow={filter.speak} />
    </>
  );
}

function Section({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  const { t, language } = useI18n();
  const heading = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.heading}>
        {title}{' '}
        <span className={classes.count}>
          <span aria-hidden="true">{formatNumber(posts.length, language)}</span>
          <span className="visually-hidden">{countText(posts.length, t, language)}</span>
        </span>
      </h2>
      <PostGrid posts={posts} />
    </section>
  );
}

function countText(count: number, t: ReturnType<typeof useI18n>['t'], language: Language): string {
  return count === 1 ? t(texts.onePost) : t(texts.manyPosts, { count: formatNumber(count, language) });
}

interface OtherLanguageProps {
  blog: Blog;
  shown: Language;
  onShow(language: Language): void;
}

/** A quiet way to what is written in the language that is not shown. */
function OtherLanguage({ blog, shown, onShow }: OtherLanguageProps) {
  const other = languages.find((language) => language !== shown) ?? shown;
  const count = blog.posts.filter((post) => post.language === other).length;
  if (count === 0) return null;
  const text = count === 1 ? otherLanguage.onePost : otherLanguage.manyPosts;
  return (
    <p className={classes.otherLanguage}>
      <button type="button" lang={other} onClick={() => onShow(other)} data-testid="other-language">
        {text[other].replace('{count}', String(count))}
      </button>
    </p>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <div aria-busy="true" data-testid="blog-loading">
      <output className="visually-hidden">{t(texts.loadingPosts)}</output>
      <div className={classes.searchShape} />
      <div className={classes.grid}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <PostShape key={card} />
        ))}
      </div>
    </div>
  );
}

function Failure({ failure, onRetry }: { failure: BlogFailure; onRetry(): void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const ofServer = isOnline ? texts.errorServer : texts.errorOffline;
  return (
    <div
      className={classes.failure}
      role="alert"
      data-testid="blog-error"
      data-not-fetched={failure === 'unreached' || undefined}
    >
      <AlertIcon size="2rem" />
      <h2>{t(texts.errorTitle)}</h2>
      <p>{t(failure === 'unreadable' ? texts.errorDevice : ofServer)}</p>
      <Button onClick={onRetry}>{t(texts.tryAgain)}</Button>
    </div>
  );
}
