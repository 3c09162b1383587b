import { triesIn } from '../rows.ts';
import type { SignInRows } from '../sign-ins.ts';
import type { Postgresql } from './open-database.ts';

const sql = {
  end: {
    name: 'end session',
    text: 'INSERT INTO ended_sessions (session, until) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  },
  find: { name: 'find ended session', text: 'SELECT 1 AS found FROM ended_sessions WHERE session = $1' },
  read: {
    name: 'read sign-in tries',
    text: 'SELECT count, until FROM sign_in_tries WHERE sender = $1 AND until > $2',
  },
  count: {
    name: 'count sign-in try',
    text: `INSERT INTO sign_in_tries AS known (sender, count, until) VALUES ($1, 1, $3)
           ON CONFLICT (sender) DO UPDATE SET
             count = CASE WHEN known.until > $2 THEN known.count + 1 ELSE 1 END,
             until = CASE WHEN known.until > $2 THEN known.until ELSE $3 END
           RETURNING count, until`,
  },
  forget: { name: 'forget sign-in tries', text: 'DELETE FROM sign_in_tries WHERE sender = $1' },
  sweepSessions: { name: 'sweep ended sessions', text: 'DELETE FROM ended_sessions WHERE until <= $1' },
  sweepTries: { name: 'sweep sign-in tries', text: 'DELETE FROM sign_in_tries WHERE until <= $1' },
} as const;

/** Ended sessions and wrong secrets in PostgreSQL. */
export function createSignInRows({ read, write }: Pick<Postgresql, 'read' | 'write'>): SignInRows {
  return {
    async endSession(session, until) {
      await write(sql.end, [session, until]);
    },
    isSessionEnded: async (session) => (await read(sql.find, [session])).length > 0,
    triesOf: async (sender, now) => triesIn((await read(sql.read, [sender, now]))[0]),
    countTry: async (sender, now, windowMs) =>
      triesIn((await write(sql.count, [sender, now, now + windowMs]))[0]),
    async forgetTries(sender) {
      await write(sql.forget, [sender]);
    },
    async forgetSignIns(now) {
      await write(sql.sweepSessions, [now]);
      await write(sql.sweepTries, [now]);
    },
  };
}
