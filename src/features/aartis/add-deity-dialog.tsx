import { ActionIcon, Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { createDeity, type DeityPictureFile } from '#db/mutations/deity-collection.ts';
import type { CatalogueDeity, DeityCatalogue } from '#db/queries/deities.ts';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { aartis as pageTexts, collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { CheckIcon, PencilIcon, PlusIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/toast.ts';
import { scriptLanguage } from '#ui/verses.tsx';
import classes from './add-deity-dialog.module.css';
import { addWithToast, tellAlreadyAdded } from './add-with-toast.ts';
import { DeityArt } from './deity-art.tsx';
import { DeityForm } from './deity-form.tsx';
import { deityFieldsOf, type DeityValues } from './deity-values.ts';
import { inOrder } from './in-order.ts';
import type { ShownDeity } from './shown-deity.ts';
import { tried } from './tried.ts';

export interface AddDeityDialogProps {
  userId: string;
  catalogue: Pick<DeityCatalogue, 'deities'>;
  /** What the collection has already. */
  collection: readonly ShownDeity[];
  /** Once it is closed, for one of the user's own that is to be changed. */
  onEdit(shown: ShownDeity): void;
  onClose(): void;
}

/** Where somebody adds a deity of the catalogue to their collection, or makes one that is not in it. */
export function AddDeityDialog({ userId, catalogue, collection, onEdit, onClose }: AddDeityDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  /** The name with which the form begins. */
  const [creating, setCreating] = useState<string>();
  const close = () => dialog.current?.close();
  return (
    <Dialog ref={dialog} title={t(texts.addTitle)} onClose={onClose}>
      {creating === undefined ? (
        <Choosing
          userId={userId}
          catalogue={catalogue}
          collection={collection}
          typed={typed}
          onType={setTyped}
          onCreate={setCreating}
          onEdit={(shown) => {
            close();
            onEdit(shown);
          }}
          onDone={close}
        />
      ) : (
        <>
          <p className={classes.hint}>{t(texts.createHint)}</p>
          <DeityForm
            initial={{ name: creating, about: '', dates: '' }}
            image={null}
            submitLabel={texts.createSubmit}
            leaveLabel={texts.back}
            onLeave={() => setCreating(undefined)}
            onSubmit={async (values, picture) => {
              const isMade = await made(userId, values, picture ?? null);
              if (isMade) close();
              return isMade;
            }}
          />
        </>
      )}
    </Dialog>
  );
}

interface ChoosingProps extends Omit<AddDeityDialogProps, 'onClose'> {
  typed: string;
  onType(text: string): void;
  onCreate(name: string): void;
  onDone(): void;
}

function Choosing({ userId, catalogue, collection, typed, onType, onCreate, onEdit, onDone }: ChoosingProps) {
  const { t, language } = useI18n();
  const id = useId();
  const isAdding = useRef(false);
  /** Pressed although it is there: said here, as what lies behind a dialog is not heard. */
  const [refused, setRefused] = useState<string>();
  const there = new Set(collection.map(({ deity }) => deity.deity_id));
  const customs = collection.filter(({ isCustom }) => isCustom);
  const found = foundByWords(inOrder(catalogue.deities, language), ({ name }) => [name.en, name.hi], typed);
  const foundCustoms = foundByWords(customs, ({ name }) => [name], typed);
  const count = found.length + foundCustoms.length;
  const isSearching = typed.trim() !== '';

  async function add(deity: CatalogueDeity): Promise<void> {
    if (there.has(deity.id)) {
      setRefused(deity.id);
      tellAlreadyAdded();
      return;
    }
    // A second press before the first is kept would only be refused.
    if (isAdding.current) return;
    isAdding.current = true;
    const isAdded = await addWithToast(userId, deity, language);
    isAdding.current = false;
    if (isAdded) onDone();
  }

  return (
    <div className={classes.choosing}>
      <SearchField
        label={t(texts.searchLabel)}
        placeholder={t(texts.search)}
        clearLabel={t(texts.clearSearch)}
        statusId={`${id}-found`}
        testId="deity-search"
        typed={typed}
        onType={(text) => {
          setRefused(undefined);
          onType(text);
        }}
      />
      <output id={`${id}-found`} className={isSearching && count === 0 ? classes.quiet : 'visually-hidden'}>
        {isSearching &&
          (count === 0
            ? t(texts.nothingFound)
            : t(count === 1 ? texts.oneFound : texts.manyFound, { count: formatNumber(count, language) }))}
      </output>
      {isSearching && count === 0 && (
        <Button
          leftSection={<PlusIcon size="1.25rem" />}
          onClick={() => onCreate(typed.trim())}
          data-testid="create-deity"
        >
          {t(texts.createNamed, { name: isolated(typed.trim()) })}
        </Button>
      )}
      {catalogue.deities.length === 0 && <p className={classes.quiet}>{t(texts.catalogueEmpty)}</p>}
      {found.length > 0 && (
        <section aria-labelledby={`${id}-available`}>
          <h3 id={`${id}-available`} className={classes.heading}>
            {t(texts.available)}
          </h3>
          <ul className={classes.list}>
            {found.map((deity, index) => (
              <li key={deity.id} className={classes.row} data-testid="available-deity">
                <DeityArt
                  names={[deity.name.en, deity.name.hi]}
                  image={deity.image}
                  size="small"
                  isFirst={index < 6}
                />
                <span className={classes.name}>
                  <bdi lang={scriptLanguage(deity.name[language])}>{deity.name[language]}</bdi>
                  {refused === deity.id && (
                    <span className={classes.refused} role="alert">
                      {t(texts.alreadyAddedText)}
                    </span>
                  )}
                </span>
                {there.has(deity.id) ? (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="sm"
                    leftSection={<CheckIcon size="1.125rem" />}
                    aria-disabled
                    aria-label={t(texts.isAdded, { name: isolated(deity.name[language]) })}
                    onClick={() => void add(deity)}
                    data-testid="added-deity"
                  >
                    {t(texts.added)}
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t(pageTexts.addNamed, { name: isolated(deity.name[language]) })}
                    onClick={() => void add(deity)}
                    data-testid="add-this-deity"
                  >
                    {t(texts.add)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {foundCustoms.length > 0 && (
        <section aria-labelledby={`${id}-custom`}>
          <h3 id={`${id}-custom`} className={classes.heading}>
            {t(texts.customDeities)}
          </h3>
          <ul className={classes.list}>
            {foundCustoms.map((shown) => (
              <li key={shown.deity.id} className={classes.row} data-testid="custom-deity">
                <DeityArt names={shown.names} image={shown.image} isOwn size="small" />
                <bdi className={classes.name} lang={scriptLanguage(shown.name)}>
                  {shown.name}
                </bdi>
                <ActionIcon
                  aria-label={t(pageTexts.editNamed, { name: isolated(shown.name) })}
                  onClick={() => onEdit(shown)}
                >
                  <PencilIcon size="1.25rem" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.answers}>
        <Button variant="default" onClick={onDone} data-testid="close-add-deity">
          {t(texts.close)}
        </Button>
        {!isSearching && (
          <Button
            variant="light"
            leftSection={<PlusIcon size="1.25rem" />}
            onClick={() => onCreate('')}
            data-testid="create-any-deity"
          >
            {t(texts.create)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether it was kept; says so, and where it was not. */
async function made(userId: string, values: DeityValues, picture: DeityPictureFile): Promise<boolean> {
  const fields = deityFieldsOf(values);
  const kind = await tried(userId, (db, keeping) =>
    createDeity(db, keeping.newId(), fields, picture, keeping),
  );
  if (kind === 'kept')
    showToast({
      tone: 'success',
      title: { message: texts.createdToast, values: { name: isolated(fields.name) } },
    });
  else
    showToast({
      tone: 'error',
      title: { message: texts.createFailed },
      ...(kind === 'full' && { description: { message: texts.deviceFull } }),
    });
  return kind === 'kept';
}
