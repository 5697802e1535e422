import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { QrCode } from '../../design/QrCode.tsx';
import { familyCodePath } from '../../platform/family-voice/family-code-link.ts';

/** Copies the code, for a family's password manager or a note. */
function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    // Without a clipboard the letters can still be marked by hand.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="family-voice-acts">
      <Button tone="quiet" size="s" icon={<Copy aria-hidden size={19} />} onClick={() => void copy()}>
        Copy the code
      </Button>
      <span role="status" className="text-soft">
        {copied && 'Copied.'}
      </span>
    </div>
  );
}

/** The code that brings the family's key to a further device, to point its camera at or to type. */
export function FamilyCode({ code }: { code: string }) {
  return (
    <>
      <p>
        The key to the recordings is on your own devices only. To bring it to another phone or tablet, point
        its camera at this picture and open what it finds there. It asks you to log in.
      </p>
      <QrCode
        text={window.location.origin + familyCodePath(code)}
        label="Your code as a picture, for a camera"
      />
      <p>
        Or open “Recordings” on its profile page and type this code. Without a device that has the key, and
        without the code, nobody can open the recordings, we neither: please note it.
      </p>
      <p className="family-voice-letters" data-testid="family-code">
        {code.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <span key={index}>{group}</span>
        ))}
      </p>
      <CopyCode code={code} />
    </>
  );
}

/** The same, closed until it is needed. */
export function FamilyCodeDetails({ code }: { code: string }) {
  return (
    <details className="family-voice-code">
      <summary>Your code, for another phone or tablet</summary>
      <FamilyCode code={code} />
    </details>
  );
}
