import type {CSSProperties, ReactNode} from 'react';
import ScrollingTable from '@site/src/components/ScrollingTable';

/** Some browsers drop the table roles when CSS turns rows into blocks. */
const parts = {
  rows: {role: 'rowgroup'},
  row: {role: 'row'},
  header: {role: 'columnheader'},
  cell: {role: 'cell'},
};

interface Row {
  key: string;
  /** The first one names the row. */
  cells: readonly ReactNode[];
}

interface Props {
  /** Names of the columns; on a phone each row is a block that repeats them. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Classes of the cells, by column. */
  classNames?: readonly (string | undefined)[];
}

/** A table whose rows become blocks on a phone, as those of pages do. */
export default function StackedTable({columns, rows, classNames = []}: Props): ReactNode {
  return (
    <ScrollingTable
      className="stacked"
      role="table"
      style={
        Object.fromEntries(
          columns.map((name, index) => [`--c${index + 1}`, JSON.stringify(name)]),
        ) as CSSProperties
      }
    >
      <thead {...parts.rows}>
        <tr {...parts.row}>
          {columns.map((name) => (
            <th key={name} scope="col" {...parts.header}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...parts.rows}>
        {rows.map(({key, cells}) => (
          <tr key={key} {...parts.row}>
            {cells.map((cell, index) => (
              <td key={columns[index]} {...parts.cell} className={classNames[index]}>
                {index === 0 ? <strong>{cell}</strong> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
