/**
 * Builds the SQL of a parsed request. Every name is one of api-schema.ts, every value a parameter. PostgreSQL writes
 * the JSON, so that timestamps and numbers look as in PostgREST.
 */
import type { DataRequest, Filter } from './data-request.ts';
import type { ParameterValue } from './values.ts';

export interface Query {
  readonly text: string;
  readonly values: readonly ParameterValue[];
}

const name = (identifier: string) => `"${identifier}"`;
const names = (identifiers: readonly string[]) => identifiers.map(name).join(', ');

/** A query for one row: `body`, the JSON of the response, and `rows`, the count. Without rows to return: no row. */
export function toSql(request: DataRequest): Query {
  const values: ParameterValue[] = [];
  const parameter = (value: ParameterValue, type: string) => `$${values.push(value)}::${type}`;
  const where = (filters: readonly Filter[]) =>
    filters.length === 0
      ? ''
      : ` where ${filters
          .map(({ column, type, condition, value }) =>
            condition === '=' || condition === '>'
              ? `t.${name(column)} ${condition} ${parameter(value, type)}`
              : `t.${name(column)} ${condition}`,
          )
          .join(' and ')}`;
  const returning = (statement: string, columns: readonly string[] | undefined) =>
    columns
      ? `with r as (${statement} returning ${columns.map((column) => `t.${name(column)}`).join(', ')}) ${LIST}`
      : statement;

  switch (request.kind) {
    case 'select': {
      const { table, columns, filters, orders, limit, offset } = request;
      const order = orders.map(
        ({ column, descending, nullsFirst }) =>
          `t.${name(column)} ${descending ? 'desc' : 'asc'} nulls ${nullsFirst ? 'first' : 'last'}`,
      );
      const rows = `select ${names(columns)} from public.${name(table)} t${where(filters)}${
        order.length > 0 ? ` order by ${order.join(', ')}` : ''
      } limit ${limit} offset ${offset}`;
      return { text: `with r as (${rows}) ${LIST}`, values };
    }
    case 'insert': {
      const { table, writtenColumns, rows, onConflict } = request;
      const source =
        writtenColumns.length === 0
          ? 'default values'
          : `(${names(writtenColumns)}) select ${names(writtenColumns)} from json_populate_recordset(null::public.${name(table)}, ${parameter(rows, 'json')})`;
      const merged = writtenColumns.map((column) => `${name(column)} = excluded.${name(column)}`).join(', ');
      const conflict = onConflict
        ? ` on conflict (${names(onConflict.columns)}) do ${
            onConflict.resolution === 'merge' && merged ? `update set ${merged}` : 'nothing'
          }`
        : '';
      const statement = `insert into public.${name(table)} as t ${source}${conflict}`;
      return { text: returning(statement, request.returning?.columns), values };
    }
    case 'update': {
      const { table, writtenColumns, row, filters } = request;
      if (writtenColumns.length === 0) {
        const noRows = 'select where false';
        return { text: request.returning ? `with r as (${noRows}) ${LIST}` : noRows, values };
      }
      const source = `json_populate_record(null::public.${name(table)}, ${parameter(row, 'json')}) n`;
      const set = writtenColumns.map((column) => `${name(column)} = n.${name(column)}`).join(', ');
      const statement = `update public.${name(table)} as t set ${set} from ${source}${where(filters)}`;
      return { text: returning(statement, request.returning?.columns), values };
    }
    case 'delete': {
      const statement = `delete from public.${name(request.table)} as t${where(request.filters)}`;
      return { text: returning(statement, request.returning?.columns), values };
    }
    case 'call': {
      const args = request.args.map(
        ({ name: arg, type, value }) => `${name(arg)} => ${parameter(value, type)}`,
      );
      const call = `public.${name(request.name)}(${args.join(', ')})`;
      return request.returns === 'rows'
        ? { text: `with r as (select * from ${call}) ${LIST}`, values }
        : { text: `select coalesce(to_json(${call})::text, 'null') as body, 1 as rows`, values };
    }
  }
}

const LIST = `select coalesce(json_agg(r), '[]')::text as body, count(*)::integer as rows from r`;
