/** What a data API request asks for, in names of the list (api-schema.ts). */
import type { ColumnType, FunctionSchema } from '../api-schema.ts';
import type { ParameterValue } from './values.ts';

export interface Filter {
  readonly column: string;
  readonly type: ColumnType;
  readonly condition: '=' | '>' | 'is null' | 'is not null';
  /** Of the first two filters. */
  readonly value: string;
}

export interface Order {
  readonly column: string;
  readonly descending: boolean;
  readonly nullsFirst: boolean;
}

/** What to return: rows of these columns, or nothing. */
interface Returning {
  readonly columns: readonly string[];
  /** Exactly one row as an object, else the request fails. */
  readonly oneObject: boolean;
}

export interface OnConflict {
  readonly columns: readonly string[];
  readonly resolution: 'ignore' | 'merge';
}

export type DataRequest =
  | ({
      readonly kind: 'select';
      readonly table: string;
      readonly filters: readonly Filter[];
      readonly orders: readonly Order[];
      readonly limit: number;
      readonly offset: number;
    } & Returning)
  | {
      readonly kind: 'insert';
      readonly table: string;
      readonly writtenColumns: readonly string[];
      /** A JSON list of objects with no keys but `writtenColumns`. */
      readonly rows: string;
      readonly onConflict: null | OnConflict;
      readonly returning: Returning | null;
    }
  | {
      readonly kind: 'update';
      readonly table: string;
      readonly writtenColumns: readonly string[];
      /** A JSON object. */
      readonly row: string;
      readonly filters: readonly Filter[];
      readonly returning: Returning | null;
    }
  | {
      readonly kind: 'delete';
      readonly table: string;
      readonly filters: readonly Filter[];
      readonly returning: Returning | null;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly {
        readonly name: string;
        readonly type: ColumnType;
        readonly value: ParameterValue;
      }[];
      readonly returns: FunctionSchema['returns'];
      readonly oneObject: boolean;
    };
