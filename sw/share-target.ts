import { registerRoute } from 'workbox-routing';
import { keepShared, sharePath } from '#lib/shared-store.ts';

/**
 * Takes what another app hands over, also without a network. Any page of the web can send such a form as well, and
 * nothing tells the two apart: so it is kept here, shown, and nothing is sent or made of it before somebody says so.
 */
export function takeWhatIsShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) =>
      Response.redirect((await isKept(request)) ? sharePath : `${sharePath}?lost=1`, 303),
    'POST',
  );
}

async function isKept(request: Request): Promise<boolean> {
  try {
    const form = await request.formData();
    const words = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const files = form.getAll('files').filter((value) => value instanceof File);
    await keepShared({ title: words('title'), text: words('text'), url: words('url'), files }, Date.now());
    return true;
  } catch {
    return false; // it is no form, or the device has no room: the page says so
  }
}
