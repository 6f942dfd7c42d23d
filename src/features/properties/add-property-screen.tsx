import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { userDatabase } from '#db/database.ts';
import type { SavedProperty } from '#db/mutations/add-property.ts';
import { propertyById } from '#db/queries/properties.ts';
import { newPropertyDraft } from '#db/schema.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import './add-property-css.ts';
import { PropertyForm } from './property-form.tsx';
import classes from './property-form.module.css';
import { SendingView } from './sending-view.tsx';
import { useFileQueue } from './use-file-queue.ts';
import { usePropertyDraft } from './use-property-draft.ts';
import { useSaveProperty } from './use-save-property.ts';

/** Where a property is entered with its plans and photos, or more of them are added to one (`propertyId`). */
export function AddPropertyScreen({ propertyId }: { propertyId?: string | undefined }) {
  const { t } = useI18n();
  const session = useSession();
  if (session.status !== 'signed-in')
    return (
      <Screen width="reading">
        <EmptyState
          order={1}
          title={t(uploads.addTitle)}
          text={t(uploads.logInFirst)}
          action={
            <LinkButton to="/auth" search={{ redirect: '/add-property' }}>
              {t(uploads.logIn)}
            </LinkButton>
          }
        />
      </Screen>
    );
  const { id: userId } = session.user;
  return propertyId === undefined ? (
    <Entering key={userId} userId={userId} draftId={newPropertyDraft} />
  ) : (
    <AddingTo key={userId + propertyId} userId={userId} propertyId={propertyId} />
  );
}

/** More plans and photos for a property that is there. */
function AddingTo({ userId, propertyId }: { userId: string; propertyId: string }) {
  const { t } = useI18n();
  const found = useLiveQuery(
    async () => ({ property: await propertyById(userDatabase(userId), propertyId) }),
    [userId, propertyId],
  );
  if (!found) return <Opening title={t(uploads.addTitle)} />;
  if (!found.property)
    return (
      <Screen width="reading" back>
        <EmptyState
          order={1}
          title={t(uploads.noSuchProperty)}
          text={t(uploads.noSuchPropertyText)}
          action={<LinkButton to="/dashboard">{t(uploads.toDashboard)}</LinkButton>}
        />
      </Screen>
    );
  return <Entering userId={userId} draftId={propertyId} propertyTitle={found.property.title} />;
}

interface EnteringProps {
  userId: string;
  draftId: string;
  /** Of the property that is there already. */
  propertyTitle?: string;
}

function Entering({ userId, draftId, propertyTitle }: EnteringProps) {
  const { t } = useI18n();
  const db = userDatabase(userId);
  const form = usePropertyDraft(db, draftId);
  const queue = useFileQueue(form.addFile);
  const [saved, setSaved] = useState<SavedProperty>();
  const save = useSaveProperty(userId, draftId, setSaved);
  const isNew = propertyTitle === undefined;
  async function saveAll(): Promise<void> {
    await form.whenKept();
    await save();
  }
  const titles = {
    title: isNew ? t(uploads.addTitle) : t(uploads.addToTitle, { title: propertyTitle }),
    // The browser keeps it beyond a sign-out: it names no property.
    documentTitle: `${t(isNew ? uploads.addTitle : uploads.addMoreTitle)} · ${t(ui.productName)}`,
  };

  if (saved) return <SendingView userId={userId} saved={saved} />;
  if (!form.draft)
    return <Opening {...titles} trouble={form.isUnreadable ? t(uploads.draftUnreadable) : undefined} />;
  return (
    <Screen width="reading" back {...titles} intro={t(isNew ? uploads.addIntro : uploads.addToIntro)}>
      <PropertyForm form={form} draft={form.draft} queue={queue} isNew={isNew} onSave={saveAll} />
    </Screen>
  );
}

function Opening({
  trouble,
  ...titles
}: {
  title: string;
  documentTitle?: string;
  trouble?: string | undefined;
}) {
  const { t } = useI18n();
  return (
    <Screen width="reading" back {...titles}>
      {trouble === undefined ? (
        <Deferred>
          <output className={classes.waiting}>{t(uploads.opening)}</output>
        </Deferred>
      ) : (
        <p className={classes.fault} role="alert">
          {trouble}
        </p>
      )}
    </Screen>
  );
}
