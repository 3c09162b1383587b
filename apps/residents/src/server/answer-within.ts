/** The result of `work` when it is there in time; undefined when it is late. The work goes on. */
export async function answerWithin<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: Parameters<typeof clearTimeout>[0];
  const timeoutPassed = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, timeoutPassed]);
  } finally {
    clearTimeout(timer);
  }
}
