import { useCallback } from 'react';
import { listRows, type AdminRow } from '#session/admin-rows.ts';
import { useRemote } from '#session/use-remote.ts';

const listed = [
  'id',
  'title',
  'slug',
  'language',
  'translation_key',
  'tags',
  'category_id',
  'published',
  'published_at',
  'featured',
  'updated_at',
] as const;
export type ListedPost = Pick<AdminRow<'blog_posts'>, (typeof listed)[number]>;

const categoryColumns = ['id', 'name', 'name_hi'] as const;
export type CategoryName = Pick<AdminRow<'blog_categories'>, (typeof categoryColumns)[number]>;

/** All posts without their text, newest changes first. */
export function useListedPosts(userId: string) {
  const ask = useCallback(
    () => listRows(userId, 'blog_posts', listed, { order: 'updated_at.desc' }),
    [userId],
  );
  return useRemote(ask);
}

export function useCategories(userId: string) {
  const ask = useCallback(
    () => listRows(userId, 'blog_categories', categoryColumns, { order: 'name' }),
    [userId],
  );
  return useRemote(ask);
}
