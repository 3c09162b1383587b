import type { DatabaseSync } from 'node:sqlite';
import { triesIn } from '../rows.ts';
import type { SignInRows } from '../sign-ins.ts';
import type { GroupCommit } from './group-commit.ts';

/** Ended sessions and wrong secrets in SQLite. */
export function createSignInRows(database: DatabaseSync, commits: Pick<GroupCommit, 'run'>): SignInRows {
  const end = database.prepare(
    'INSERT INTO ended_sessions (session, until) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database.prepare('SELECT 1 FROM ended_sessions WHERE session = ?');
  const read = database.prepare('SELECT count, until FROM sign_in_tries WHERE sender = ? AND until > ?');
  const count = database.prepare(
    `INSERT INTO sign_in_tries (sender, count, until) VALUES (:sender, 1, :until)
     ON CONFLICT (sender) DO UPDATE SET
       count = CASE WHEN until > :now THEN count + 1 ELSE 1 END,
       until = CASE WHEN until > :now THEN until ELSE :until END
     RETURNING count, until`,
  );
  const forget = database.prepare('DELETE FROM sign_in_tries WHERE sender = ?');
  const sweepSessions = database.prepare('DELETE FROM ended_sessions WHERE until <= ?');
  const sweepTries = database.prepare('DELETE FROM sign_in_tries WHERE until <= ?');

  return {
    endSession: (session, until) => commits.run(() => void end.run(session, until)),
    isSessionEnded: async (session) => find.get(session) !== undefined,
    triesOf: async (sender, now) => triesIn(read.get(sender, now)),
    countTry: (sender, now, windowMs) =>
      commits.run(() => triesIn(count.get({ sender, now, until: now + windowMs }))),
    forgetTries: (sender) => commits.run(() => void forget.run(sender)),
    forgetSignIns: (now) =>
      commits.run(() => {
        sweepSessions.run(now);
        sweepTries.run(now);
      }),
  };
}
