import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

/** An address to copy, or to share where the browser offers it. `title` names the shared page. */
export function LinkField({ address, title }: { address: string; title: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ address: string; byHand: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, byHand: false });
    } catch {
      // The clipboard is missing or forbidden: select the link for copying by hand.
      field.current?.select();
      setCopied({ address, byHand: true });
    }
  };
  return (
    <>
      <Field
        ref={field}
        label="The link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-x-[18px] gap-y-3">
        <Button icon={<Copy aria-hidden size={21} />} onClick={() => void copy()}>
          Copy
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            tone="quiet"
            icon={<Share2 aria-hidden size={21} />}
            onClick={() => void navigator.share({ url: address, title }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
        <span role="status" className="text-soft">
          {copied?.address === address && (copied.byHand ? 'It is marked: copy it by hand.' : 'Copied.')}
        </span>
      </div>
    </>
  );
}
