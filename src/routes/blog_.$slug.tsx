import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '#features/blog/post-screen.tsx';

export const Route = createFileRoute('/blog_/$slug')({ component: BlogPostPage });

function BlogPostPage() {
  return <PostScreen slug={Route.useParams().slug} />;
}
