import { type ContentFilter, type FilterCondition, type FilterValue, readPartOperator } from '@portal/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { instantSql } from '../../db/fragments.ts';

type Column = SQL | PgColumn;

/** Where the fields of a collection stand in the database. */
export interface SqlFields {
  one: Readonly<Record<string, Column>>;
  many: Readonly<Record<string, { isThere(where: SQL): SQL; one: Readonly<Record<string, Column>> }>>;
}

/** The rows that `fitsContentFilter` finds in memory. Every value is a parameter; nothing of what was written becomes a name. */
export function contentFilterSql(filter: ContentFilter, fields: SqlFields): SQL {
  switch (filter.kind) {
    case 'all':
      return joined(filter.of, fields, sql` and `);
    case 'any':
      return joined(filter.of, fields, sql` or `);
    case 'list': {
      const list = fields.many[filter.list];
      if (list === undefined) throw new Error(`There is no list ${filter.list}`);
      const isThere = list.isThere(contentFilterSql(filter.where, { one: list.one, many: {} }));
      return filter.has === 'some' ? isThere : sql`not ${isThere}`;
    }
    case 'condition': {
      const column = fields.one[filter.path];
      if (column === undefined) throw new Error(`There is no field ${filter.path}`);
      return holds(filter, column);
    }
  }
}

/** Nothing to say narrows nothing. */
function joined(of: readonly ContentFilter[], fields: SqlFields, word: SQL): SQL {
  if (of.length === 0) return sql`true`;
  return sql`(${sql.join(
    of.map((one) => contentFilterSql(one, fields)),
    word,
  )})`;
}

function holds({ operator, field, values }: FilterCondition, column: Column): SQL {
  const given = values.map((value) => parameter(value, field));
  const [first = sql`null`, last = first] = given;
  const list = sql.join(given, sql`, `);
  switch (operator) {
    case '_null':
      return sql`${column} is null`;
    case '_nnull':
      return sql`${column} is not null`;
    case '_empty':
      return sql`coalesce(${column}, '') = ''`;
    case '_nempty':
      return sql`${column} <> ''`;
    case '_eq':
      return sql`${column} = ${first}`;
    case '_neq':
      return sql`${column} <> ${first}`;
    case '_in':
      return values.length === 0 ? sql`false` : sql`${column} in (${list})`;
    case '_nin':
      return values.length === 0 ? sql`${column} is not null` : sql`${column} not in (${list})`;
    case '_lt':
      return sql`${column} < ${first}`;
    case '_lte':
      return sql`${column} <= ${first}`;
    case '_gt':
      return sql`${column} > ${first}`;
    case '_gte':
      return sql`${column} >= ${first}`;
    case '_between':
      return sql`${column} between ${first} and ${last}`;
    case '_nbetween':
      return sql`${column} not between ${first} and ${last}`;
    default:
      return holdsPart(operator, column, first);
  }
}

function holdsPart(operator: string, column: Column, value: SQL): SQL {
  const { isNegative, isPlain, kind } = readPartOperator(operator);
  const text = isPlain ? sql`search_text(${column})` : sql`${column}`;
  // Selected, so that it is made once and not for every row.
  const wanted = isPlain ? sql`(select search_text(${value}))` : value;
  const isThere = {
    contains: sql`position(${wanted} in ${text}) > 0`,
    starts_with: sql`starts_with(${text}, ${wanted})`,
    ends_with: sql`right(${text}, length(${wanted})) = ${wanted}`,
  }[kind];
  return isNegative ? sql`not (${isThere})` : isThere;
}

function parameter(value: FilterValue, field: FilterCondition['field']): SQL {
  if (field === 'moment') return instantSql(new Date(Number(value)));
  return field === 'flag' ? sql`${value}::boolean` : sql`${value}::text`;
}
