import type { Page } from 'playwright/test';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { accountData } from '#i18n/catalogue/account-data.ts';
import { events } from '#i18n/catalogue/events.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { planEditor } from '#i18n/catalogue/plan-editor.ts';
import { profile } from '#i18n/catalogue/profile.ts';
import { propertyChanges } from '#i18n/catalogue/properties.ts';
import { translate, type Language, type Message, type MessageValues } from '#i18n/messages.ts';

/** Presses the button of this name. */
export type Press = (message: Message, values?: MessageValues) => Promise<void>;

export interface Opening {
  /** The page where it is opened. */
  at: string;
  open(page: Page, press: Press): Promise<void>;
}

/** What other tests open: with axe where they look at it, and otherwise only what is done in it. */
export interface OpenedElsewhere {
  looks?: `tests/e2e/${string}.spec.ts`;
  acts?: `src/${string}.dom.test.tsx`;
}

export function pressIn(page: Page, language: Language): Press {
  return async (message, values) => {
    await page
      .getByRole('button', { name: translate(message, language, values), exact: true })
      .first()
      .click();
  };
}

/** What `openings` names. */
export interface Named {
  plan: string;
  /** One that is neither marked nor analysed. */
  unmarked: string;
  home: string;
  event: string;
  conversation: string;
}

const byTestId =
  (id: string): Opening['open'] =>
  async (page) =>
    page.getByTestId(id).first().click();

/** How every dialog, sheet and menu is opened, by the file that draws it. */
export function openings({
  plan,
  unmarked,
  home,
  event,
  conversation,
}: Named): Record<string, Opening | OpenedElsewhere> {
  return {
    'src/ui/ask-before.tsx': {
      at: '/events',
      open: async (_, press) => press(events.deleteNamed, { title: event }),
    },
    'src/ui/progress-overlay.tsx': { acts: 'src/ui/progress-overlay.dom.test.tsx' },
    'src/app/frame/mobile-menu.tsx': { at: '/blog', open: async (_, press) => press(frame.openMenu) },
    'src/app/frame/unsent-dialog.tsx': { looks: 'tests/e2e/offline-send.spec.ts' },
    'src/features/aartis/add-deity-dialog.tsx': { at: '/hindu-aartis', open: byTestId('add-deity') },
    'src/features/aartis/admin-aarti-dialog.tsx': { at: '/hindu-aartis', open: byTestId('admin-add-aarti') },
    'src/features/aartis/admin-deity-dialog.tsx': { at: '/hindu-aartis', open: byTestId('admin-add-deity') },
    'src/features/aartis/edit-deity-dialog.tsx': {
      at: '/hindu-aartis',
      async open(page) {
        await page.getByTestId('select-deity').first().click();
        await page.getByTestId('edit-deity').click();
      },
    },
    'src/features/own-aartis/own-aarti-dialog.tsx': {
      at: '/hindu-aartis',
      async open(page) {
        await page.getByTestId('select-deity').first().click();
        await page.getByTestId('add-own-aarti').click();
      },
    },
    'src/features/admin/reason-dialog.tsx': { acts: 'src/features/admin/admin-screen.dom.test.tsx' },
    'src/features/analysis/question.tsx': {
      at: `/analyze/${unmarked}`,
      async open(page, press) {
        await page.getByTestId('mark-myself').click();
        await page.getByTestId('add-room').click();
        await press(planEditor.addByKey);
        await page.getByTestId('read-rooms').click();
      },
    },
    'src/features/analysis/report/keep-trial.tsx': {
      acts: 'src/features/analysis/report/try-plan.dom.test.tsx',
    },
    'src/features/analysis/report/share-dialog.tsx': { at: `/analysis/${plan}`, open: byTestId('share') },
    'src/features/chat/session-switcher.tsx': {
      at: '/chat',
      open: async (page) => page.locator('button[aria-haspopup="dialog"]').click(),
    },
    'src/features/chat/session-menu.tsx': {
      at: '/chat',
      async open(page, press) {
        await page.locator('button[aria-haspopup="dialog"]').click();
        await press(chatSessions.actions, { title: conversation });
      },
    },
    'src/features/chat/plan-question.tsx': { looks: 'tests/e2e/analyze.spec.ts' },
    'src/features/chat/session-delete.tsx': {
      at: '/chat',
      async open(page, press) {
        await page.locator('button[aria-haspopup="dialog"]').click();
        await press(chatSessions.actions, { title: conversation });
        await page.getByRole('menuitem').last().click();
      },
    },
    'src/features/credits/success-dialog.tsx': { looks: 'tests/e2e/payments.spec.ts' },
    'src/features/events/event-form-dialog.tsx': { at: '/events', open: byTestId('add-event') },
    'src/features/events/assistant/assistant-dialog.tsx': { at: '/events', open: byTestId('open-assistant') },
    'src/features/festivals/reckoning-bar.tsx': { looks: 'tests/e2e/festivals.spec.ts' },
    'src/features/home/north-dialog.tsx': { looks: 'tests/e2e/analyze.spec.ts' },
    'src/features/preferences/place-dialog.tsx': { looks: 'tests/e2e/festivals.spec.ts' },
    'src/features/profile/edit-dialog.tsx': { at: '/profile', open: async (_, press) => press(profile.edit) },
    'src/features/profile/picture-dialog.tsx': {
      at: '/profile',
      open: async (_, press) => press(profile.addPicture),
    },
    'src/features/profile/devices-section.tsx': {
      at: '/profile',
      open: async (_, press) => press(accountData.devicesEndOthers),
    },
    'src/features/profile/delete-account-dialog.tsx': {
      at: '/profile',
      open: async (_, press) => press(accountData.deleteStart),
    },
    'src/features/properties/clear-dialog.tsx': {
      at: '/add-property',
      async open(page) {
        await page.getByRole('textbox').first().fill('Sea View');
        await page.getByTestId('clear-property').click();
      },
    },
    'src/features/properties/edit-property.tsx': {
      at: '/dashboard',
      open: async (_, press) => press(propertyChanges.editNamed, { title: home }),
    },
    'src/features/properties/photo-viewer.tsx': {
      at: '/dashboard',
      open: async (page) => page.getByTestId('property').locator('ul button').first().click(),
    },
    'src/features/reader/aarti-reader.tsx': { looks: 'tests/e2e/reader.spec.ts' },
    'src/features/reminders/bell-dialog.tsx': {
      at: '/hindu-festivals?month=2026-11&day=2026-11-08&festival=diwali',
      open: byTestId('festival-bell'),
    },
    'src/features/settings/edit-dialog.tsx': { acts: 'src/features/settings/sync-screen.dom.test.tsx' },
    'src/features/settings/remove-dialog.tsx': { acts: 'src/features/settings/sync-screen.dom.test.tsx' },
    'src/features/voice/explain-dialog.tsx': { looks: 'tests/e2e/voice.spec.ts' },
  };
}
