import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BlogScreen } from '#features/blog/blog-screen.tsx';
import type { BlogSearch } from '#features/blog/use-filter.ts';
import { textParam } from './-search.ts';

export const Route = createFileRoute('/blog')({
  validateSearch: ({ q, category, lang }): BlogSearch => ({
    q: textParam(q),
    category: textParam(category),
    lang: lang === 'en' || lang === 'hi' ? lang : undefined,
  }),
  component: BlogPage,
});

function BlogPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: BlogSearch) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  );
  return <BlogScreen search={Route.useSearch()} onSearch={onSearch} />;
}
