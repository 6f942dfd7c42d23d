import { expect, test } from 'vitest';
import { pathsOfTheServer } from './server-paths.ts';

/** As the worker's navigation route compares: path and search together. */
const isServers = (address: string) => pathsOfTheServer.some((pattern) => pattern.test(address));

test.each([
  '/auth/v1/verify?token=abc&type=signup',
  '/rest/v1/profiles',
  '/storage/v1/object/public/a.png',
  '/functions/v1/ai-chat',
  '/mailbox',
  '/mailbox/3',
  '/mailbox.json',
  '/healthz',
  '/healthz/live',
  '/metrics',
  '/config.json',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/pay',
  '/pay?order=1',
  '/sandbox/razorpay/checkout',
  '/fonts/noto-sans-latin.woff2',
])('%s is left to the server', (address) => {
  expect(isServers(address)).toBe(true);
});

test.each([
  '/',
  '/start',
  '/auth',
  '/auth?redirect=%2Fchat%3Fsession%3D1',
  '/auth?redirect=/v1.zip',
  '/chat?session=6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  '/blog/kitchen-in-the-south-east',
  '/analysis/6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  '/payment-success?session_id=cs.1',
  '/receipt/order_Nx81aBcD',
  '/mailboxes',
  '/verify-email?token=a.b.c&type=signup',
])('%s is a page of the app', (address) => {
  expect(isServers(address)).toBe(false);
});
