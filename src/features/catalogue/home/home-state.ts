/** Home's state, and how the URL stores it. */
const views = ['rows', 'top', 'interactive', 'educational'] as const;

export interface HomeState {
  /** The chosen toggle; `rows` if none is pressed. */
  readonly view: (typeof views)[number];
  readonly query: string;
}

export function parseHomeParams(params: URLSearchParams): HomeState {
  const viewParam = params.get('view');
  return { view: views.find((view) => view === viewParam) ?? 'rows', query: params.get('q') ?? '' };
}

export function toHomeParams({ view, query }: HomeState): URLSearchParams {
  return new URLSearchParams({ ...(view !== 'rows' && { view }), ...(query && { q: query }) });
}
