import { CircleAlert, Sun, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import type { Toast } from './toast-types.ts';

/**
 * The toaster has its own React root, so pages never carry its code. Its live region exists from the first
 * toast on, so that a screen reader announces each one. It is a popover to rise above open dialogs.
 */
const host = document.createElement('div');
host.popover = 'manual';
host.style.cssText =
  'inset:auto;width:0;height:0;margin:0;padding:0;border:0;overflow:visible;background:none';
document.body.append(host);
createRoot(host).render(
  <Toaster
    position="bottom-right"
    visibleToasts={4}
    gap={12}
    offset={24}
    mobileOffset={{ bottom: 'calc(var(--bottom-nav) + 12px)', left: 16, right: 16 }}
    containerAriaLabel="Messages"
  />,
);

/** Adds a toast to the stack. */
export function addToast({ title, description, tone = 'default', action, duration }: Toast): void {
  // Showing the popover again raises it above an open dialog, which is in the top layer too.
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
  const isError = tone === 'destructive';
  const Icon = isError ? CircleAlert : Sun;
  sonner.custom(
    (id) => (
      <div
        className="paper paper-high flex font-reading w-[min(380px,calc(100vw-32px))] items-start gap-4 p-5 pr-3"
        role={isError ? 'alert' : undefined}
        data-tone={tone}
        data-testid="toast"
      >
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full ${isError ? 'bg-clay-tint' : 'bg-honey-tint'}`}
        >
          <Icon aria-hidden size={24} />
        </span>
        <div className="min-w-0 flex-1 pt-1">
          <p className="font-display text-[1.125rem] font-bold leading-tight">{title}</p>
          {description && <p className="mt-1 text-[1rem] leading-snug">{description}</p>}
          {action && (
            <button
              type="button"
              className="text-link"
              onClick={() => {
                action.onClick();
                sonner.dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          className="text-link min-w-11 shrink-0 justify-center text-soft"
          aria-label="Close message"
          onClick={() => sonner.dismiss(id)}
        >
          <X aria-hidden size={20} />
        </button>
      </div>
    ),
    { duration: duration ?? (action ? 10_000 : 6_000) },
  );
}
