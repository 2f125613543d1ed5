import address from './drawer/drawer.css?url';

/**
 * The drawer's style sheet, on the page when this resolves. By its address: imported as a module, it would be put into
 * the head of every page.
 */
export async function loadDrawerStyle(): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    document.head.append(link);
  });
}
