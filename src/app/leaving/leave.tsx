import { createRoot } from 'react-dom/client';
import { signOut } from '../../features/auth/sign-out.ts';
import { forgetDraftOf } from '../../features/hero/draft.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { leftBehind } from './left-behind.ts';

let leaving = false;

/** Signs a member out once everything has reached her account, and asks her where something can't. Never throws. */
export async function leave(memberId: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  try {
    const left = await leftBehind(memberId);
    if (!left) {
      if (await signOut()) forgetDraftOf(memberId);
    } else await asked((close) => <LeaveDialog memberId={memberId} left={left} onClose={close} />);
  } finally {
    leaving = false;
  }
}

/** Lays a dialog over the page; resolves when it is closed. */
function asked(dialog: (close: () => void) => React.ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<void>((close) => root.render(dialog(close))).finally(() => {
    root.unmount();
    place.remove();
  });
}
