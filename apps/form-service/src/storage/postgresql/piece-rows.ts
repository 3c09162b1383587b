import type { PieceRows } from '../pieces.ts';
import type { Postgresql } from './open-database.ts';

const sql = {
  begin: {
    name: 'begin arriving',
    text: `INSERT INTO arriving (id, form, size, metadata)
           SELECT id, form, $2::bigint, $3 FROM uploads WHERE id = $1 ON CONFLICT DO NOTHING`,
  },
  find: { name: 'find arriving', text: 'SELECT id, size, metadata FROM arriving WHERE id = $1' },
  pieces: {
    name: 'list pieces',
    text: 'SELECT id, start, length FROM pieces WHERE upload = $1 ORDER BY start',
  },
  // Compares and sets: of two pieces with one start, the second finds another end.
  advance: {
    name: 'advance arriving',
    text: `UPDATE arriving SET received = $2::bigint + $3::bigint
           WHERE id = $1 AND received = $2 AND $2::bigint + $3::bigint <= size RETURNING form`,
  },
  add: {
    name: 'add piece',
    text: 'INSERT INTO pieces (upload, form, start, length, id) VALUES ($1, $2, $3, $4, $5)',
  },
  isAdded: { name: 'is piece added', text: 'SELECT 1 AS found FROM pieces WHERE upload = $1 AND id = $2' },
  remove: { name: 'remove arriving', text: 'DELETE FROM arriving WHERE id = $1' },
} as const;

/** Pieces of arriving files in PostgreSQL. */
export function createPieceRows({ read, write, transaction }: Postgresql): PieceRows {
  return {
    async begin({ id, size, metadata }) {
      await write(sql.begin, [id, size, metadata]);
    },
    async find(id) {
      const [file] = await read(sql.find, [id]);
      if (file === undefined) return undefined;
      const pieces = (await read(sql.pieces, [id])).map((row) => ({
        id: String(row.id),
        start: Number(row.start),
        length: Number(row.length),
      }));
      return { id, size: Number(file.size), metadata: String(file.metadata), pieces };
    },
    add: (upload, { id, start, length }) =>
      transaction(async (run, { unknownBefore }) => {
        const [file] = await run(sql.advance, [upload, start, length]);
        // The connection broke while an earlier try was committed, and it was.
        if (file === undefined) return unknownBefore > 0 && (await run(sql.isAdded, [upload, id])).length > 0;
        await run(sql.add, [upload, String(file.form), start, length, id]);
        return true;
      }),
    async remove(id) {
      await write(sql.remove, [id]);
    },
  };
}
