import type { PostSummary } from '#db/queries/content-blog.ts';
import { useNear } from '#ui/use-near.ts';
import classes from './blog-screen.module.css';
import { PostCard } from './post-card.tsx';
import { PostShape } from './post-shape.tsx';

/** So many may be in sight at once; they are drawn with the page, for those who have no scripts too. */
const drawnAtOnce = 9;

export function PostGrid({ posts, heading = 3 }: { posts: readonly PostSummary[]; heading?: 2 | 3 }) {
  return (
    <ul className={classes.grid}>
      {posts.map((post, index) =>
        index < drawnAtOnce ? (
          <li key={post.id}>
            <PostCard post={post} heading={heading} />
          </li>
        ) : (
          <LaterCard key={post.id} post={post} heading={heading} />
        ),
      )}
    </ul>
  );
}

/** Its shape stands in for it until it is about to come into sight. */
function LaterCard({ post, heading }: { post: PostSummary; heading: 2 | 3 }) {
  const { ref, isNear } = useNear<HTMLLIElement>();
  return <li ref={ref}>{isNear ? <PostCard post={post} heading={heading} /> : <PostShape />}</li>;
}
