import { describe, expect, test } from 'vitest';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { sentShare } from '#sync/upload-progress.ts';
import { leftOutToast } from './use-left-out-toasts.ts';

describe('the share of the files that has gone', () => {
  const files = [
    { id: 'file', size: 60, hasArrived: false },
    { id: 'page', size: 40, hasArrived: false },
  ];

  test('counts the bytes of all of them', () => {
    expect(sentShare(files, { file: { sentBytes: 30, totalBytes: 60 } })).toBe(0.3);
    const one = [{ id: 'file', size: 60, hasArrived: true }, ...files.slice(1)];
    expect(sentShare(one, { page: { sentBytes: 20, totalBytes: 40 } })).toBe(0.8);
  });

  test('is never more than all of it', () => {
    expect(sentShare(files, { file: { sentBytes: 90, totalBytes: 90 } })).toBe(0.6);
  });

  test('is not told while nothing moves', () => {
    expect(sentShare(files, {})).toBeUndefined();
    expect(sentShare(files, { other: { sentBytes: 1, totalBytes: 2 } })).toBeUndefined();
  });

  test('of files without a known size is nothing', () => {
    expect(sentShare([{ id: 'a', size: 0, hasArrived: false }], { a: { sentBytes: 1, totalBytes: 2 } })).toBe(
      0,
    );
  });
});

describe('of a file that was left out', () => {
  const left = { messageId: 'm', name: 'plan.pdf', part: 'file' as const };

  test.each([
    ['file_too_large', attachments.leftOutTooLarge],
    ['http_415', attachments.leftOutType],
    ['file_lost', attachments.leftOutLost],
    ['whatever', attachments.uploadFailed],
  ])('it is said why (%s), and that the message goes on', (code, message) => {
    expect(leftOutToast({ ...left, code })).toEqual({
      tone: 'error',
      title: { message },
      description: { message: attachments.continuing },
    });
  });

  test('a page is told of by the name of its document, and as less of a loss', () => {
    expect(leftOutToast({ ...left, part: 'page', code: 'x' })).toEqual({
      tone: 'info',
      title: { message: attachments.leftOutPage, values: { name: 'plan.pdf' } },
    });
  });
});
