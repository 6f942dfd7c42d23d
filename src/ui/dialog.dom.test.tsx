import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

test('a dialog of an app that still begins beside a drawn page opens once the app stands there', async () => {
  const beside = document.createElement('div');
  const dialog = createRef<HTMLDialogElement>();
  render(
    <Dialog ref={dialog} title="Payment Successful! 🎉" onClose={() => {}}>
      30 credits
    </Dialog>,
    { container: beside },
  );
  expect(dialog.current?.open).toBe(false);
  document.body.append(beside);
  beside.dispatchEvent(new Event('inplace'));
  expect(dialog.current?.open).toBe(true);
});
