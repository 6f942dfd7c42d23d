import type { PostCategory } from '#db/queries/content-blog.ts';
import { blogTexts as texts } from '#i18n/catalogue/blog.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { SearchField } from '#ui/search-field.tsx';
import classes from './blog-screen.module.css';

interface BlogFiltersProps {
  categories: readonly PostCategory[];
  typed: string;
  onType(text: string): void;
  /** Slug of the one that is on. */
  category: string | undefined;
  onCategory(slug: string | undefined): void;
  /** Of the line that tells how many were found. */
  statusId: string;
}

export function BlogFilters({ categories, typed, onType, category, onCategory, statusId }: BlogFiltersProps) {
  const { t, language } = useI18n();
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField
          label={t(texts.searchLabel)}
          placeholder={t(texts.searchPlaceholder)}
          clearLabel={t(texts.clearSearch)}
          statusId={statusId}
          testId="blog-search"
          typed={typed}
          onType={onType}
        />
      </div>
      <ul className={classes.categories} aria-label={t(texts.categories)}>
        <li>
          <CategoryButton isOn={category === undefined} onPress={() => onCategory(undefined)}>
            {t(texts.allPosts)}
          </CategoryButton>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <CategoryButton isOn={category === slug} onPress={() => onCategory(slug)}>
              {name[language]}
            </CategoryButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryButton({ isOn, onPress, children }: { isOn: boolean; onPress(): void; children: string }) {
  return (
    <button type="button" className={classes.category} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
