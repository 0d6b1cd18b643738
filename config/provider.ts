import {providerAddresses} from './addresses';
import {EnvironmentError, readProvider, type Provider} from './environment';

/**
 * Who this site speaks for: names, origins and links of the provider. Loading
 * this module reads the environment, and stops on a malformed variable.
 */

export {readProvider, type Provider};

/** A malformed variable ends the command with one line: a stack would only hide it. */
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

/** The provider as configured for this build. */
export const provider: Provider = readOrStop();

/** Addresses outside this site that pages and navigation refer to. */
export function providerLinks(dashboardUrl: string) {
  return {
    dashboard: dashboardUrl,
    bridge: `${dashboardUrl}/auth-bridge`,
    signIn: `${dashboardUrl}/signin`,
    signOut: `${dashboardUrl}/signout`,
    account: `${dashboardUrl}/profile/edit`,
    linkedNetworks: `${dashboardUrl}/apps/linked_networks`,
    apiCredentials: `${dashboardUrl}/profile/api_credentials`,
    ...providerAddresses,
  } as const;
}

export const links = providerLinks(provider.dashboardUrl);
