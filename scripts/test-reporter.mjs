/** Vitest's JSON report, with what its own leaves out: errors that belong to no test, for which a run fails all the same. */
import { JsonReporter } from 'vitest/node';

export default class TestReporter extends JsonReporter {
  /** @type {readonly import('vitest/node').SerializedError[]} */
  #unhandled = [];

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  async onTestRunEnd(modules, unhandled) {
    this.#unhandled = unhandled;
    if (unhandled.length > 0) this.ctx.logger.printUnhandledErrors([...unhandled]);
    await super.onTestRunEnd(modules);
  }

  /** @param {string} report */
  async writeReport(report) {
    const unhandledErrors = this.#unhandled.map((error) => ({
      file: error.VITEST_TEST_PATH,
      test: error.VITEST_TEST_NAME,
      message: `${String(error.type)}: ${error.stack ?? error.message}`,
    }));
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors }));
  }
}
