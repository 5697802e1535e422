import type { Toast } from './toast-types.ts';

/** Shows a toast. The first call loads the toaster. */
export async function showToast(toast: Toast): Promise<void> {
  const { addToast } = await import('./toaster.tsx');
  addToast(toast);
}
