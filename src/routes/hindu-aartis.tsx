import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { aartisSearch, type AartiSlots, type AartisSearch } from '#features/aartis/aarti-slots.ts';
import { AartisScreen } from '#features/aartis/aartis-screen.tsx';
import { ReaderHost } from '#features/reader/reader-host.tsx';
import { aartiParts, LazyOwnAartiDialog } from './-aarti-parts.tsx';
import { textParam } from './-search.ts';
import { Today } from './-today.tsx';

/** What other features put on the page of the aartis. */
const slots: AartiSlots = {
  ...aartiParts,
  renderForm: (deity, part) => (
    <Suspense>
      <LazyOwnAartiDialog task={{ kind: 'deity', ...deity }} {...part} />
    </Suspense>
  ),
};

export const Route = createFileRoute('/hindu-aartis')({
  validateSearch: ({ deity, read }): AartisSearch =>
    aartisSearch({ deity: textParam(deity), read: textParam(read) }),
  component: AartisPage,
});

function AartisPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AartisScreen
      search={search}
      {...slots}
      today={<Today />}
      reader={
        <ReaderHost
          read={search.read}
          onClose={() =>
            void navigate({
              search: aartisSearch({ ...search, read: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    />
  );
}
