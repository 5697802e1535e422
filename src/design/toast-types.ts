export type Toast = {
  title: string;
  description?: string;
  /** destructive: something failed or ended, and the reader should act. */
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Milliseconds on screen; by default 6 s, or 10 s with an action. */
  duration?: number;
};
