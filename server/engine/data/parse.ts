/**
 * Parses a data API request into one of the listed shapes (api-schema.ts), or rejects it. The result contains names of
 * the list and typed values; nothing else of the request passes.
 */
import { type ColumnType, FUNCTIONS, type FunctionSchema, TABLES, type TableSchema } from '../api-schema.ts';
import { DataError, unsupported } from './data-error.ts';
import type { DataRequest, Filter, OnConflict, Order } from './data-request.ts';
import { asText, filterValue, isObject, requireType, wholeNumber } from './values.ts';

const MAX_ROWS = 1000;
const ONE_OBJECT = 'application/vnd.pgrst.object+json';

/** @param path what follows `/rest/v1/` @throws DataError */
export async function parseDataRequest(request: Request, path: string): Promise<DataRequest> {
  requirePublicSchema(request.headers);
  const query = parametersOf(new URL(request.url).searchParams);
  if (path.startsWith('rpc/')) return parseCall(request, path.slice('rpc/'.length), query);
  const shape: TableSchema | undefined = Object.hasOwn(TABLES, path)
    ? TABLES[path as keyof typeof TABLES]
    : undefined;
  if (!shape)
    throw new DataError(404, 'PGRST205', `Could not find the table 'public.${path}' in the schema cache`);
  return parseTable(request, path, shape, query);
}

async function parseTable(
  request: Request,
  table: string,
  shape: TableSchema,
  query: ReadonlyMap<string, string>,
): Promise<DataRequest> {
  const { method } = request;
  const oneObject = wantsOneObject(request.headers);
  const columns = selectedColumns(table, shape, query.get('select'));
  if (method === 'GET' || method === 'HEAD') {
    const filters = filtersOf(shape, query, ['select', 'order', 'limit', 'offset']);
    return {
      kind: 'select',
      table,
      columns,
      oneObject,
      filters,
      orders: ordersOf(shape, query.get('order')),
      limit: Math.min(wholeNumber(query.get('limit'), MAX_ROWS), MAX_ROWS),
      offset: wholeNumber(query.get('offset'), 0),
    };
  }
  if (method !== 'POST' && method !== 'PATCH' && method !== 'DELETE')
    throw new DataError(405, 'PGRST117', 'This method is not offered here.');
  if (!shape.writes.includes(method))
    throw new DataError(403, '42501', `permission denied for table ${table}`);
  const preferences = preferencesOf(request.headers);
  const returning = preferences.includes('return=representation') ? { columns, oneObject } : null;
  if (method === 'POST') {
    filtersOf({ ...shape, filters: [], conditions: {} }, query, ['select', 'columns', 'on_conflict']);
    const { rows, writtenColumns } = rowsOf(table, shape, await jsonOf(request), query.get('columns'));
    return {
      kind: 'insert',
      table,
      writtenColumns,
      rows: JSON.stringify(rows),
      onConflict: conflictOf(shape, preferences, query.get('on_conflict')),
      returning,
    };
  }
  const filters = filtersOf(shape, query, ['select']);
  // A change must name its rows.
  if (filters.length === 0)
    throw new DataError(400, '21000', `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`);
  if (method === 'DELETE') return { kind: 'delete', table, filters, returning };
  const body = await jsonOf(request);
  if (!isObject(body)) throw new DataError(400, 'PGRST102', 'A change is one JSON object.');
  const { rows, writtenColumns } = rowsOf(table, shape, body, undefined);
  return { kind: 'update', table, writtenColumns, row: JSON.stringify(rows[0]), filters, returning };
}

async function parseCall(
  request: Request,
  name: string,
  query: ReadonlyMap<string, string>,
): Promise<DataRequest> {
  const shape: FunctionSchema | undefined = Object.hasOwn(FUNCTIONS, name)
    ? FUNCTIONS[name as keyof typeof FUNCTIONS]
    : undefined;
  const missing = () =>
    new DataError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  if (!shape) throw missing();
  if (request.method !== 'POST') throw new DataError(405, 'PGRST117', 'This method is not offered here.');
  if (query.size > 0) throw unsupported('Arguments stand in the body here.');
  const body = await jsonOf(request, {});
  if (!isObject(body)) throw new DataError(400, 'PGRST102', 'Arguments are one JSON object.');
  const types: Readonly<Record<string, ColumnType>> = { ...shape.required, ...shape.optional };
  // A function with other arguments is another function.
  if (Object.keys(shape.required).some((required) => !Object.hasOwn(body, required))) throw missing();
  const args = Object.entries(body).map(([arg, value]) => {
    const type = Object.hasOwn(types, arg) ? types[arg] : undefined;
    if (!type) throw missing();
    requireType(type, value);
    return { name: arg, type, value: asText(value) };
  });
  return { kind: 'call', name, args, returns: shape.returns, oneObject: wantsOneObject(request.headers) };
}

/** Rejects duplicates. */
function parametersOf(search: URLSearchParams): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of search) {
    if (parameters.has(name)) throw unsupported('Each name stands once in an address here.');
    parameters.set(name, value);
  }
  return parameters;
}

function selectedColumns(table: string, shape: TableSchema, select = '*'): readonly string[] {
  if (select === '*') return Object.keys(shape.columns);
  const columns = select.split(',').map((column) => column.trim());
  for (const column of columns) {
    if (Object.hasOwn(shape.columns, column)) continue;
    if (!/^\w{1,63}$/.test(column))
      throw unsupported('Rows of one table, by the names of its columns, are offered here.');
    throw new DataError(400, '42703', `column ${table}.${column} does not exist`);
  }
  if (new Set(columns).size < columns.length) throw unsupported('Each column is selected once here.');
  return columns;
}

/** Treats every parameter that is not in `otherParameters` as a filter. */
function filtersOf(
  shape: TableSchema,
  query: ReadonlyMap<string, string>,
  otherParameters: readonly string[],
): readonly Filter[] {
  return [...query]
    .filter(([name]) => !otherParameters.includes(name))
    .map(([column, pattern]) => filterOf(shape, column, pattern));
}

function filterOf(
  { columns, filters, conditions = {} }: TableSchema,
  column: string,
  pattern: string,
): Filter {
  const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
  const moreConditions = Object.hasOwn(conditions, column) ? conditions[column] : undefined;
  if (!type || (!filters.includes(column) && !moreConditions))
    throw unsupported('Rows are not found by this here.');
  const by = (condition: Filter['condition'], value = ''): Filter => ({ column, type, condition, value });
  if (moreConditions === 'not.is.null' && pattern === moreConditions) return by('is not null');
  if (moreConditions === 'gt' && pattern.startsWith('gt.'))
    return by('>', filterValue(type, pattern.slice(3)));
  if (filters.includes(column) && pattern === 'is.null') return by('is null');
  if (filters.includes(column) && pattern.startsWith('eq.'))
    return by('=', filterValue(type, pattern.slice(3)));
  throw unsupported('Rows are not found by this condition here.');
}

function ordersOf({ orders }: TableSchema, order: string | undefined): readonly Order[] {
  if (order === undefined) return [];
  return order.split(',').map((part) => {
    const [, column = '', direction = 'asc', nulls] =
      /^(\w+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/.exec(part) ?? [];
    if (!orders.includes(column)) throw unsupported('Rows are not ordered by this here.');
    const descending = direction === 'desc';
    return { column, descending, nullsFirst: nulls ? nulls === 'nullsfirst' : descending };
  });
}

type ParsedRows = readonly Readonly<Record<string, unknown>>[];

/** The rows of a body, and the columns they write. */
function rowsOf(
  table: string,
  { columns }: TableSchema,
  body: unknown,
  columnList: string | undefined,
): { readonly rows: ParsedRows; readonly writtenColumns: readonly string[] } {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  const writtenColumns = new Set(columnList?.split(',').map((name) => name.replace(/^"(.*)"$/, '$1')));
  for (const row of rows) {
    if (!isObject(row)) throw new DataError(400, 'PGRST102', 'This is no row, and no list of rows.');
    for (const column of Object.keys(row)) writtenColumns.add(column);
  }
  for (const column of writtenColumns) {
    const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (!type)
      throw new DataError(400, 'PGRST204', `Could not find that column of '${table}' in the schema cache`);
    for (const row of rows as ParsedRows) requireType(type, row[column]);
  }
  return { rows: rows as ParsedRows, writtenColumns: [...writtenColumns] };
}

function conflictOf(
  { conflict: columns }: TableSchema,
  preferences: readonly string[],
  columnList: string | undefined,
): OnConflict | null {
  if (columnList !== undefined && columnList !== columns.join(','))
    throw unsupported('This is no key of these rows.');
  if (preferences.includes('resolution=ignore-duplicates')) return { columns, resolution: 'ignore' };
  if (preferences.includes('resolution=merge-duplicates')) return { columns, resolution: 'merge' };
  return null;
}

const preferencesOf = (headers: Headers): readonly string[] =>
  (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim());

function wantsOneObject(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*';
  if (accept.includes(ONE_OBJECT)) return true;
  if (/(?:^|,)\s*(?:application\/(?:json|\*)|\*\/\*)\s*(?:;|,|$)/.test(accept)) return false;
  throw new DataError(406, 'PGRST107', 'None of these media types are available; application/json is.');
}

function requirePublicSchema(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers.get(name) ?? 'public') !== 'public')
      throw new DataError(406, 'PGRST106', 'The schema must be one of the following: public');
  }
}

/** @param fallback value for an empty body @throws DataError */
async function jsonOf(request: Request, fallback?: unknown): Promise<unknown> {
  const text = await request.text();
  if (text === '' && fallback !== undefined) return fallback;
  try {
    return JSON.parse(text);
  } catch {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
}
