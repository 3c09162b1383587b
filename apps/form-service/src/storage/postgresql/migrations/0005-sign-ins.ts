/** Sessions of the desk that were signed out of, and wrong secrets by sender. */
export const signInTables = `
CREATE TABLE ended_sessions (
  session text COLLATE "C" PRIMARY KEY,
  until bigint NOT NULL
);
CREATE TABLE sign_in_tries (
  sender text COLLATE "C" PRIMARY KEY,
  count integer NOT NULL,
  until bigint NOT NULL
);
`;
