import {providerAddresses} from '@help-center/sdk-data/addresses';
import {EnvironmentError, readProvider, type Provider} from './environment';

/**
 * The provider that this site speaks for: names, origins and links. Importing
 * this module reads the environment, and exits on a malformed variable.
 */

export {readProvider, type Provider};

/** Reports a malformed variable in one line, since a stack trace would hide it. */
function readOrStop(): Provider {
  try {
    return readProvider(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

/** The provider's settings in this build. */
export const provider: Provider = readOrStop();

const {dashboardUrl} = provider;

/** The provider's addresses that pages and navigation link to. */
export const links = {
  dashboard: dashboardUrl,
  bridge: `${dashboardUrl}/auth-bridge`,
  signIn: `${dashboardUrl}/signin`,
  signOut: `${dashboardUrl}/signout`,
  account: `${dashboardUrl}/profile/edit`,
  linkedNetworks: `${dashboardUrl}/apps/linked_networks`,
  apiCredentials: `${dashboardUrl}/profile/api_credentials`,
  ...providerAddresses,
} as const;
