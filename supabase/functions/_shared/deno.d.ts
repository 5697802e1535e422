/** The part of Deno's API that the function hosts use, for the type check under Node; Deno brings its own. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  function readTextFile(file: URL): Promise<string>;
  const env: { get(name: string): string | undefined; toObject(): Record<string, string> };
}
