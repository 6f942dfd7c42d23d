import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import type { PostPage } from '#db/queries/content-blog.ts';
import { blogTexts, otherLanguage, postTexts as texts } from '#i18n/catalogue/blog.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, BackIcon, ShareIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MarkdownArticle } from '#ui/markdown-article.tsx';
import { Screen } from '#ui/screen.tsx';
import { dismissToast, showToast } from '#ui/toast.ts';
import { PostContents } from './post-contents.tsx';
import { PostGrid } from './post-grid.tsx';
import { postHead } from './post-head.ts';
import classes from './post-screen.module.css';
import { sharePost } from './share-post.ts';
import { usePostPage } from './use-blog.ts';

/** One post with what belongs to it. */
export function PostScreen({ slug }: { slug: string }) {
  const { loaded, retry } = usePostPage(slug);
  switch (loaded.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failure isUnreached={loaded.failure === 'unreached'} onRetry={retry} />;
    case 'loaded':
      return loaded.value === 'absent' ? <Absent /> : <Found key={slug} page={loaded.value} />;
  }
}

function Found({ page }: { page: PostPage }) {
  const { t, language } = useI18n();
  const { post, twin, related } = page;
  const body = useRef<HTMLDivElement>(null);
  const relatedId = useId();
  const { title: documentTitle, ...head } = postHead(page);
  return (
    <Screen documentTitle={documentTitle} head={head}>
      <div className={classes.page}>
        <article className={classes.post} data-testid="post">
          <header className={classes.head}>
            <BackLink />
            {post.category && <p className={classes.category}>{post.category.name[language]}</p>}
            <h1 tabIndex={-1} className={classes.title} lang={post.language}>
              <bdi>{post.title}</bdi>
            </h1>
            {post.excerpt !== '' && (
              <p className={classes.excerpt} lang={post.language} dir="auto">
                {post.excerpt}
              </p>
            )}
            <div className={classes.meta}>
              <span>
                <bdi>{t(blogTexts.author, { author: post.author })}</bdi>
              </span>
              {post.publishedAt !== undefined && (
                <time dateTime={post.publishedAt}>{longPostDate(post.publishedAt, language)}</time>
              )}
              <span>{t(blogTexts.minutes, { n: formatNumber(post.readingMinutes, language) })}</span>
            </div>
            <div className={classes.acts}>
              <Button
                variant="default"
                size="sm"
                leftSection={<ShareIcon size="1.125rem" />}
                onClick={() =>
                  void sharePost({
                    title: post.title,
                    excerpt: post.excerpt,
                    url: new URL(`/blog/${post.slug}`, globalThis.location.href).href,
                  })
                }
                data-testid="share-post"
              >
                {t(texts.share)}
              </Button>
              {twin && (
                <Link
                  to="/blog/$slug"
                  params={{ slug: twin.slug }}
                  lang={twin.language}
                  hrefLang={twin.language}
                  className={classes.twin}
                  data-testid="twin-post"
                >
                  {otherLanguage.thisPost[twin.language]}
                </Link>
              )}
            </div>
            {post.tags.length > 0 && (
              <ul className={classes.tags} aria-label={t(blogTexts.tags)} lang={post.language}>
                {post.tags.map((tag) => (
                  <li key={tag} dir="auto">
                    {tag}
                  </li>
                ))}
              </ul>
            )}
          </header>
          <div ref={body} className={classes.body}>
            <MarkdownArticle text={post.content} lang={post.language} />
          </div>
        </article>
        <PostContents key={post.content} body={body} lang={post.language} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby={relatedId} className={classes.related}>
          <h2 id={relatedId}>{t(texts.related)}</h2>
          <PostGrid posts={related} />
        </section>
      )}
    </Screen>
  );
}

function BackLink() {
  const { t } = useI18n();
  return (
    <Link to="/blog" className={classes.back}>
      <BackIcon size="1.25rem" />
      {t(texts.backToBlog)}
    </Link>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <Screen width="reading">
      <Deferred>
        <output className={classes.waiting} data-testid="post-loading">
          <span className={classes.ring} aria-hidden="true" />
          {t(texts.loading)}
        </output>
      </Deferred>
    </Screen>
  );
}

function Absent() {
  const { t } = useI18n();
  return (
    <Screen width="reading" documentTitle={t(texts.notFound)} head={{ isUnlisted: true }}>
      <EmptyState
        order={1}
        title={t(texts.notFound)}
        text={t(texts.notFoundText)}
        action={<LinkButton to="/blog">{t(texts.backToBlog)}</LinkButton>}
      />
    </Screen>
  );
}

function Failure({ isUnreached, onRetry }: { isUnreached: boolean; onRetry(): void }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  useEffect(() => {
    const told = showToast({
      tone: 'error',
      title: { message: texts.errorTitle },
      description: { message: texts.errorText },
    });
    return () => dismissToast(told);
  }, []);
  return (
    <Screen width="reading" documentTitle={t(texts.errorTitle)}>
      <EmptyState
        order={1}
        picture={<AlertIcon size="3rem" className={classes.alert} />}
        title={t(texts.errorTitle)}
        text={isOnline ? t(texts.errorText) : `${t(texts.errorText)} ${t(texts.errorOffline)}`}
        action={
          <div className={classes.remedies} data-not-fetched={isUnreached || undefined}>
            <Button onClick={onRetry}>{t(blogTexts.tryAgain)}</Button>
            <LinkButton to="/blog" variant="default">
              {t(texts.backToBlog)}
            </LinkButton>
          </div>
        }
      />
    </Screen>
  );
}

/** A post came out on a day in India, wherever it is read. */
const timeZone = 'Asia/Kolkata';

/** 'November 21, 2026' or '21 नवंबर 2026'. */
function longPostDate(time: string, language: Language): string {
  const tag = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-US';
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(time),
  );
}
