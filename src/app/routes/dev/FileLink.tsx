/** The name of a file, from the root of the repository; Vite's server opens it in the editor. */
export function FileLink({ file }: { file: string }) {
  return (
    <button
      type="button"
      className="meta justify-self-start text-left underline"
      style={{ minHeight: 44, overflowWrap: 'anywhere' }}
      title="Open in your editor"
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)}
    >
      {file.split('/').slice(-2).join('/')}
    </button>
  );
}
