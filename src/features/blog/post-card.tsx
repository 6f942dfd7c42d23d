import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { PostSummary } from '#db/queries/content-blog.ts';
import { blogTexts as texts } from '#i18n/catalogue/blog.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './post-card.module.css';

export interface PostCardProps {
  post: PostSummary;
  heading: 2 | 3;
}

/** A post among others; all of it leads there. Stays as it is while somebody types what they look for. */
export const PostCard = memo(function PostCard({ post, heading }: PostCardProps) {
  const { t, language } = useI18n();
  const { title, excerpt, category, author, readingMinutes, publishedAt, tags } = post;
  const Heading = `h${heading}` as const;
  return (
    <article className={classes.card} data-testid="post-card">
      {category && <p className={classes.category}>{category.name[language]}</p>}
      <Heading className={classes.title} lang={post.language}>
        <Link to="/blog/$slug" params={{ slug: post.slug }} className={classes.link}>
          <bdi>{title}</bdi>
        </Link>
      </Heading>
      {excerpt !== '' && (
        <p className={classes.excerpt} lang={post.language} dir="auto">
          {excerpt}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={t(texts.tags)} lang={post.language}>
          {tags.map((tag) => (
            <li key={tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.meta}>
        <span>
          <bdi>{t(texts.author, { author })}</bdi>
        </span>
        {publishedAt !== undefined && (
          <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), language, 'Asia/Kolkata')}</time>
        )}
        <span>{t(texts.minutes, { n: formatNumber(readingMinutes, language) })}</span>
      </p>
    </article>
  );
});
