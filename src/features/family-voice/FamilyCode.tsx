/** The code that brings the family's key to a further device. */
export function FamilyCode({ code }: { code: string }) {
  return (
    <details className="family-voice-code">
      <summary>Your code, for another phone or tablet</summary>
      <p>
        The key to the recordings is on your own devices only. Log in on another one, choose “Ask someone to
        read” there, and type this code. Without a device that has the key, and without the code, nobody can
        open the recordings, we neither: please note it.
      </p>
      <p className="family-voice-letters" data-testid="family-code">
        {code.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
          <span key={index}>{group}</span>
        ))}
      </p>
    </details>
  );
}
