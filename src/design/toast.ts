export type Toast = {
  title: string;
  description?: string;
  /** destructive: something failed or ended, and the reader should do something about it. */
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Milliseconds it stays; 6 s unless told, 10 s with an action. */
  duration?: number;
};

/** Shows a message at the edge of the screen. The toaster itself is loaded with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const { addToast } = await import('./toaster.tsx');
  addToast(toast);
}
