import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DeityCatalogue } from '#db/queries/deities.ts';
import type { DeityCollection } from '#db/queries/deity-collection.ts';
import { aartis as texts } from '#i18n/catalogue/aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { useRole } from '#session/use-role.ts';
import { syncStatusStore } from '#sync/sync-status.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, PlusIcon } from '#ui/icons.tsx';
import type { AartiSlots } from './aarti-slots.ts';
import { addWithToast } from './add-with-toast.ts';
import { CollectionShape } from './collection-shape.tsx';
import classes from './collection.module.css';
import { DeityCard } from './deity-card.tsx';
import { DeityPanel } from './deity-panel.tsx';
import { Duplicates } from './duplicates.tsx';
import { namedDeity, shownDeities, type ShownDeity } from './shown-deity.ts';
import { useCollection } from './use-collection.ts';
import type { UsedCatalogue } from './use-catalogue.ts';

const AddDeityDialog = lazy(async () => ({
  default: (await import('./add-deity-dialog.tsx')).AddDeityDialog,
}));
const EditDeityDialog = lazy(async () => ({
  default: (await import('./edit-deity-dialog.tsx')).EditDeityDialog,
}));
const RemoveDeityDialog = lazy(async () => ({
  default: (await import('./remove-deity-dialog.tsx')).RemoveDeityDialog,
}));
const AdminTools = lazy(async () => ({ default: (await import('./admin-tools.tsx')).AdminTools }));

export interface CollectionProps {
  userId: string;
  used: UsedCatalogue;
  /** The deity that the address names. */
  named: string | undefined;
  onChoose(deity: string | undefined): void;
  slots: AartiSlots;
}

/** The deities that this user keeps, and the aartis of the one that is chosen. */
export function Collection({ userId, used, named, onChoose, slots }: CollectionProps) {
  const { t } = useI18n();
  const role = useRole(userId);
  const { collection, readAgain } = useCollection(userId);
  const { catalogue } = used;
  if (collection === 'unreadable' || catalogue === 'unreadable')
    return (
      <EmptyState
        picture={<AlertIcon size="3rem" />}
        title={t(texts.loadFailed)}
        text={t(texts.loadFailedText)}
        action={
          <Button
            onClick={() => {
              readAgain();
              used.readAgain();
            }}
          >
            {t(texts.tryAgain)}
          </Button>
        }
      />
    );
  if (collection === undefined || catalogue === undefined) return <CollectionShape />;
  return (
    <>
      {role === 'admin' && (
        <Suspense>
          <AdminTools userId={userId} catalogue={catalogue} />
        </Suspense>
      )}
      <Filled
        userId={userId}
        collection={collection}
        catalogue={catalogue}
        named={named}
        onChoose={onChoose}
        slots={slots}
      />
    </>
  );
}

interface FilledProps extends Omit<CollectionProps, 'used'> {
  collection: DeityCollection;
  catalogue: DeityCatalogue;
}

type Open =
  { kind: 'add' } | { kind: 'edit' | 'remove'; shown: ShownDeity } | { kind: 'aarti'; shown: ShownDeity };

function Filled({ userId, collection, catalogue, named, onChoose, slots }: FilledProps) {
  const { t, language } = useI18n();
  const [open, setOpen] = useState<Open>();
  const opener = useRef<HTMLButtonElement>(null);
  const deities = shownDeities(collection.deities, catalogue, language);
  const selected = namedDeity(deities, named);
  const panel = usePanelFocus(selected?.deity.id);
  const chosen = useRef<HTMLButtonElement>(null);
  const isComing = useIsComing(collection);
  const close = () => setOpen(undefined);

  return (
    <div className={classes.page}>
      <div className={classes.acts}>
        <Button
          ref={opener}
          leftSection={<PlusIcon size="1.25rem" />}
          onClick={() => setOpen({ kind: 'add' })}
          data-testid="add-deity"
        >
          {t(texts.addToCollection)}
        </Button>
      </div>
      {(deities.length > 0 || isComing) && <Coming collection={collection} />}
      <Duplicates userId={userId} duplicates={collection.duplicates} catalogue={catalogue} />
      {content()}
      {(open?.kind === 'add' || open?.kind === 'edit' || open?.kind === 'remove') && (
        <Suspense>{dialog(open)}</Suspense>
      )}
      {open?.kind === 'aarti' &&
        slots.renderForm(
          { userDeityId: open.shown.deity.id, deityName: open.shown.name },
          { userId, onClose: close },
        )}
    </div>
  );

  function content(): ReactNode {
    if (deities.length === 0) return <Nothing collection={collection} />;
    return (
      <div className={classes.panes}>
        <section aria-label={t(texts.yourDeities)}>
          <ul className={classes.grid} data-testid="deity-grid">
            {deities.map((shown, index) => (
              <li key={shown.deity.id}>
                <DeityCard
                  shown={shown}
                  isSelected={shown === selected}
                  chooser={shown === selected ? chosen : undefined}
                  isFirst={index < 6}
                  onSelect={() => onChoose(shown === selected ? undefined : shown.deity.id)}
                  onRemove={() => setOpen({ kind: 'remove', shown })}
                />
              </li>
            ))}
          </ul>
        </section>
        <div ref={panel} className={classes.beside}>
          {selected ? (
            <DeityPanel
              key={selected.deity.id}
              shown={selected}
              slots={slots}
              onAddAarti={() => setOpen({ kind: 'aarti', shown: selected })}
              onEdit={() => setOpen({ kind: 'edit', shown: selected })}
              onBack={() => chosen.current?.focus()}
            />
          ) : (
            unselected()
          )}
        </div>
      </div>
    );
  }

  function unselected(): ReactNode {
    const addable = catalogue.deities.find(({ id }) => id === named);
    if (!addable) return <EmptyState title={t(texts.selectTitle)} text={t(texts.selectText)} />;
    const name = isolated(addable.name[language]);
    return (
      <EmptyState
        title={t(texts.notInCollection, { name })}
        action={
          <Button onClick={() => void addWithToast(userId, addable, language)}>
            {t(texts.addNamed, { name })}
          </Button>
        }
      />
    );
  }

  function dialog(what: Exclude<Open, { kind: 'aarti' }>): ReactNode {
    switch (what.kind) {
      case 'add':
        return (
          <AddDeityDialog
            userId={userId}
            catalogue={catalogue}
            collection={deities}
            onEdit={(shown) => setOpen({ kind: 'edit', shown })}
            onClose={() => setOpen((now) => (now?.kind === 'add' ? undefined : now))}
          />
        );
      case 'edit':
        return <EditDeityDialog userId={userId} shown={what.shown} onClose={close} />;
      case 'remove':
        return (
          <RemoveDeityDialog
            userId={userId}
            shown={what.shown}
            onRemoved={() => {
              if (selected?.deity.id === what.shown.deity.id) onChoose(undefined);
              opener.current?.focus();
            }}
            onClose={close}
          />
        );
    }
  }
}

/** There is nothing, as far as this device knows. */
function Nothing({ collection }: { collection: DeityCollection }) {
  const { t } = useI18n();
  const isComing = useIsComing(collection);
  const syncNow = useStore(syncStatusStore, (status) => status.syncNow);
  if (collection.mirror.kind === 'filled')
    return <EmptyState title={t(texts.emptyTitle)} text={t(texts.emptyText)} />;
  if (isComing) return <CollectionShape />;
  return (
    <div role="alert" data-testid="collection-absent">
      <EmptyState
        picture={<AlertIcon size="3rem" />}
        title={t(texts.loadFailed)}
        text={t(texts.notYetHere)}
        action={<Button onClick={() => void syncNow?.()}>{t(texts.tryAgain)}</Button>}
      />
    </div>
  );
}

/** Whether what the server has is on its way. */
function useIsComing({ mirror }: DeityCollection): boolean {
  const isOnline = useIsOnline();
  const isSyncing = useStore(syncStatusStore, ({ phase }) => phase === 'syncing');
  return mirror.kind !== 'filled' && ((isOnline && mirror.problem === undefined) || isSyncing);
}

/** Said while the device does not have all that the server has. */
function Coming({ collection: { mirror } }: { collection: DeityCollection }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  if (mirror.kind === 'filled') return null;
  return (
    <output className={classes.quiet}>
      {t(isOnline && mirror.problem === undefined ? texts.stillComing : texts.notYetHere)}
    </output>
  );
}

/** Where the panel does not stand beside the deities, whoever chooses one is led to it; the first page stays where it is. */
function usePanelFocus(selectedId: string | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(selectedId);
  useEffect(() => {
    const hasChanged = before.current !== selectedId;
    before.current = selectedId;
    if (!hasChanged || selectedId === undefined || window.matchMedia('(min-width: 64em)').matches) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [selectedId]);
  return panel;
}
